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
// What still hangs must not keep the process alive.
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

The brand of the example pages in the light build, on a processor slowed four times, 412 pixels wide, without a graphics
card. Each motion is pressed for in a diner's browser that wants motion and in one that wants none
(\`prefers-reduced-motion\`), in turn, ${rounds} times. All is counted for 1.5 seconds from the press on, so the work of the step
itself is in both. The pairs are: ${wanted} / ${unwanted}.

**Main thread x** is the time that the main thread of the page worked, with motion against without it, by the medians; other
programs on the machine are not in it. **Layouts**: one that the page moved itself would have one more for each of its frames,
fifteen and more. **Frames x** is the frames that the page was given, of 90, and **late** those that came more than half a
frame after their time: each in the best round, as what else the machine does only takes frames away. **Longest** is the
longest time between two frames, by the same.

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
