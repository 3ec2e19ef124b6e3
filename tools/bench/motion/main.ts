import { max, median, min } from 'simple-statistics'
import { startSite } from '../../../test/browser/kit/site'
import { chromiumVersion } from '../../chromium'
import { table, today } from '../../write-pages'
import { withBrowser } from '../browser'
import { inRounds, machine, readFlags, writeResults, type Samples } from '../run'
import { html, motions, visit, type Frames, type Motion } from './visit'

/** `npm run bench:motion`: counts the frames of each motion, with motion and without, and writes docs/motion.md. */
const [wanted, unwanted] = ['with motion', 'without'] as const
const { rounds } = readFlags(7)
const site = await startSite(html)
const visits = await withBrowser((browser) => {
  const tasks = new Map([
    [wanted, async () => requireMotion(true, await visit(browser, site.origin, 'no-preference'))],
    [unwanted, async () => requireMotion(false, await visit(browser, site.origin, 'reduce'))],
  ])
  return inRounds(rounds, tasks)
})
const measured = machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core'])
await writeResults('motion', motionPage({ rounds, machine: measured, visits }))
// Open handles must not keep the process alive.
process.exit()

/** Throws if motion was expected and not seen, or the other way round: its figures would mean nothing. */
function requireMotion(isWanted: boolean, seen: ReadonlyMap<Motion, Frames>): ReadonlyMap<Motion, Frames> {
  for (const [motion, { moved }] of seen)
    if (moved !== isWanted) throw new Error(`"${motion}": ${moved ? 'something' : 'nothing'} moved`)
  return seen
}

type Visits = Samples<ReadonlyMap<Motion, Frames>>

interface Results {
  readonly rounds: number
  readonly machine: string
  /** By whether the diner wants motion. */
  readonly visits: Visits
}

/** docs/motion.md. */
function motionPage({ rounds, machine, visits }: Results): string {
  return `# What motion costs

Written by \`npm run bench:motion\` on ${today()}; no figure here is written by hand. ${machine}

The brand of the example pages in the light build, on a processor slowed four times, 412 pixels wide, without a graphics card. A press starts
each motion in a browser with motion and in one without (\`prefers-reduced-motion\`), in turn, ${rounds} times. The figures cover 1.5 seconds from the
press, so both include the step itself. The pairs are: ${wanted} / ${unwanted}.

**Main thread x** compares the medians of the main thread's work, with motion and without. **Layouts** would be fifteen or more higher if scripts
moved the elements. **Frames x** compares the frames, of 90. **Late** frames came more than half a frame late. Both are from the best round,
because other programs can only remove frames. **Longest** is the longest time between two frames, in the best round.

${table(
  ['motion', 'main thread x', 'ms', 'layouts', 'frames x', 'frames', 'late', 'longest, ms'],
  motions.map((motion) => row(motion, visits)),
)}
`
}

function row(motion: Motion, visits: Visits): string[] {
  const of = (read: (frames: Frames) => number) =>
    [wanted, unwanted].map((mode) => visits.get(mode)!.map((visit) => read(visit.get(motion)!)))
  const work = of(({ work }) => work).map(median)
  const layouts = of(({ layouts }) => layouts).map(median)
  const drawn = of(({ drawn }) => drawn).map(max)
  const late = of(({ late }) => late).map(min)
  const longest = of(({ longest }) => longest).map(min)
  return [
    motion,
    times(work),
    pair(work),
    pair(layouts),
    times(drawn),
    pair(drawn),
    pair(late),
    pair(longest),
  ]
}

function pair(values: readonly number[]): string {
  return values.map(Math.round).join(' / ')
}

function times([one, other]: readonly number[]): string {
  return `**${(one! / other!).toFixed(2)}**`
}
