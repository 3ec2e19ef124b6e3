import { max, median, min } from 'simple-statistics'
import { startSite } from '../../../test/browser/kit/site'
import { chromiumVersion } from '../../chromium'
import { table, today } from '../../write-pages'
import { withBrowser } from '../browser'
import { inRounds, machine, readFlags, writeResults, type Samples } from '../rounds'
import { bookWith, html, type Frames, type Motions } from './frames'

/** `npm run bench:motion`: counts the frames of each motion, with motion and without, and writes docs/motion.md. */
const { rounds } = readFlags(7)
const site = await startSite(html)
const visits = await withBrowser((browser) =>
  inRounds(
    rounds,
    new Map([
      ['with motion', () => bookWith('no-preference', browser, site.origin)],
      ['without', () => bookWith('reduce', browser, site.origin)],
    ]),
  ),
)
const measured = machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core'])
await writeResults('motion', motionPage(measured, visits))
// Open handles must not keep the process alive.
process.exit()

/** docs/motion.md. */
function motionPage(machine: string, visits: Samples<Motions>): string {
  return `# What motion costs

Written by \`npm run bench:motion\` on ${today()}; no figure here is written by hand. ${machine}

The brand of the example pages in the light build, on a processor slowed four times, 412 pixels wide, without a graphics card. A press starts
each motion in a browser with motion and in one without (\`prefers-reduced-motion\`), in turn, ${rounds} times. The figures cover 1.5 seconds from the
press, so both include the step itself. The pairs are: ${[...visits.keys()].join(' / ')}.

**Main thread x** compares the medians of the main thread's work, with motion and without. **Frames** are about 90 at best. **Late** ones came
more than half a frame late. Both are from the best round, because other programs can only remove frames.

${table(
  ['motion', 'main thread x', 'ms', 'frames', 'late'],
  [...visits.get('without')![0]!.keys()].map((motion) => row(motion, visits)),
)}
`
}

function row(motion: string, visits: Samples<Motions>): string[] {
  const pairOf = (read: (frames: Frames) => number, best: (values: number[]) => number) =>
    [...visits.values()].map((rounds) => Math.round(best(rounds.map((round) => read(round.get(motion)!)))))
  const work = pairOf(({ work }) => work, median)
  const drawn = pairOf(({ drawn }) => drawn, max)
  const late = pairOf(({ late }) => late, min)
  return [
    motion,
    `**${(work[0]! / work[1]!).toFixed(2)}**`,
    ...[work, drawn, late].map((pair) => pair.join(' / ')),
  ]
}
