import { table } from '../report/tables'
import { median, type Samples } from '../rounds'
import type { Frames } from './frames'
import { motions, type Motion } from './visit'

type Visits = Samples<ReadonlyMap<Motion, Frames>>

export interface Results {
  readonly date: string
  readonly rounds: number
  readonly machine: string
  /** By whether the diner wants motion. */
  readonly visits: Visits
}

export const wanted = 'with motion'
export const unwanted = 'without'

/** docs/motion.md, whole. */
export const motionPage = ({ date, rounds, machine, visits }: Results): string =>
  `# What motion costs

Written by \`npm run bench:motion\` on ${date}; no figure here is written by hand. ${machine}

The brand of the example pages in the light build, on a processor slowed four times, 412 pixels wide. Each motion is
pressed for in a diner's browser that wants motion and in one that wants none (\`prefers-reduced-motion\`), in turn; the
medians of ${rounds} rounds. Frames are counted for 1.5 seconds from the press on, so the work of the step itself is in both.

**Frames x** is how many frames the page was given with motion, against without it: 1.00 is none lost. **Late** frames came
more than half a frame after their time. **Longest** is the longest time between two frames. One that
the page moved itself would have a **layout** more for each of its frames, fifteen and more.

${table(
  ['motion', 'frames x', 'frames', 'late', 'longest, ms', 'layouts', 'main thread, ms'],
  motions.map((motion) => row(motion, visits)),
)}

The pairs are: ${wanted} / ${unwanted}.
`

function row(motion: Motion, visits: Visits): string[] {
  const typical = (mode: string, read: (frames: Frames) => number) =>
    median(visits.get(mode)!.map((visit) => read(visit.get(motion)!)))
  const pair = (read: (frames: Frames) => number) =>
    [wanted, unwanted].map((mode) => Math.round(typical(mode, read))).join(' / ')
  const x = typical(wanted, ({ drawn }) => drawn) / typical(unwanted, ({ drawn }) => drawn)
  return [
    motion,
    `**${x.toFixed(2)}**`,
    pair(({ drawn }) => drawn),
    pair(({ late }) => late),
    pair(({ longest }) => longest),
    pair(({ layouts }) => layouts),
    pair(({ work }) => work),
  ]
}
