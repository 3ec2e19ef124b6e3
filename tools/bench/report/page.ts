import type { CycleRow, Growth } from '../growth/measure'
import type { Loads } from '../load/ways'
import { cyclesTable, growthTable, leftTable, loadsTable, pressesTable } from './tables'

export interface Results {
  readonly date: string
  readonly rounds: number
  readonly machine: string
  readonly loads: Loads
  readonly growths: readonly Growth[]
  readonly cycles: readonly CycleRow[]
}

/** docs/performance.md, whole. */
export const performancePage = ({ date, rounds, machine, loads, growths, cycles }: Results): string =>
  `# How fast it is

Written by \`npm run bench\` on ${date}; no figure here is written by hand. ${machine}

## Until the first screen can be used

Medians of ${rounds} rounds; in each round every page is visited once, one after another, by a browser that was never here, on
slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms added to each request) and a processor slowed four times. The site speaks
HTTP/2, its files are compressed by Brotli; the back end is on another origin and answers at once.

**x** is the time until the first screen can be used (its control is visible and enabled), or for a popup the time from the
click, against the page with one button of React's; in brackets the least and the greatest of any round. **Main thread x**
compares all work of the main thread until nothing more comes by itself. **Trips** are requests that had to wait for each
other, after the HTML or the click; a call that the browser first asks leave for (as for the session's header, on another
origin) counts as two. **HTML** is the page itself, **first** the scripts that came before the first screen could be used,
**in all** those until nothing more came; all in bytes of Brotli.

${loadsTable(loads)}

## Every press

Interaction to next paint, processor slowed four times, the slowest press of its kind in a whole booking; the median of five
bookings. Browsers round to 8 ms and report none below 16.

${pressesTable(loads)}

## What is left

On the page after the widget has been taken off, against the same page without a script; the page keeps its handle.

${leftTable(loads)}

## Growth

Lists: the median of three pages for each length. Plugins: of ${rounds} pages for each number. Opening and closing: one page.

${growths.map((growth) => `![${growth.plot.title}, by ${growth.plot.x.label}](performance/${growth.file}.svg)\n\n${growthTable(growth)}`).join('\n\n')}

What is held after the tenth time and after the hundredth, with V8's compilers off: the machine code that they make of
functions that run often is heap too, in the picture's lines without "no JIT".

${cyclesTable(cycles)}
`
