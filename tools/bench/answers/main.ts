import type { Browser, Page } from 'playwright-core'
import { startSite, initWith } from '../../../test/browser/kit/site'
import { chromiumVersion } from '../../chromium'
import { table, today } from '../../write-pages'
import { openTab, withBrowser } from '../browser'
import { log, machine, readFlags, writeResults } from '../rounds'
import { startBackEnd } from './back-end'
import { dinerOn, scenarios, type Scenario } from './scenarios'

/**
 * `npm run bench:answers`: measures very large and very slow responses, and writes docs/large-responses.md. Exits with 1 if a goal isn't
 * reached.
 */

/**
 * The longest task, in milliseconds, and what may be left in the memory once the widget is removed, in megabytes. V8 itself keeps
 * up to 1.3 of them; the smallest response with a list would be 3.5.
 */
const goals = { longest: 200, left: 2 }

interface Measured {
  /** In milliseconds. */
  readonly longest: number
  readonly ended: number
  /** In megabytes. */
  readonly taken: number
  readonly before: number
  readonly after: number
  /** Once the widget is removed. */
  readonly removed: number
}

const slowdown = 4
const { rounds, only } = readFlags(3)
const wanted = only ? scenarios.filter(({ name }) => only.includes(name)) : scenarios
const results = await withBrowser(async (browser) => {
  const all: { readonly scenario: Scenario; readonly measured: readonly Measured[] }[] = []
  for (const scenario of wanted) {
    const measured: Measured[] = []
    for (let round = 1; round <= rounds; round++) {
      log(`round ${round} of ${rounds}: ${scenario.name}`)
      measured.push(await measure(browser, scenario))
    }
    all.push({ scenario, measured })
    log(rowOf(scenario, measured).join(' | '))
  }
  return all
})
const text = page(machine(await chromiumVersion(), ['preact', 'webpack', 'playwright-core']))
if (only) console.log(text)
else await writeResults('large-responses', text)
const missed = results.filter(({ measured }) => !isReached(measured)).map(({ scenario }) => scenario.name)
if (missed.length > 0) console.log(`A goal isn't reached with: ${missed.join('; ')}.`)
// Open handles must not keep the process alive.
process.exit(missed.length > 0 ? 1 : 0)

async function measure(browser: Browser, scenario: Scenario): Promise<Measured> {
  const api = await startBackEnd(scenario.paths, scenario.write)
  const site = await startSite(initWith(`preload: 'now', ${scenario.options}`)(api.origin))
  const tab = await openTab(browser, { reducedMotion: 'reduce' })
  try {
    await tab.page.clock.setFixedTime('2026-11-20T09:00:00Z')
    await tab.page.goto(site.origin)
    const diner = dinerOn(tab.page)
    await scenario.reach(diner)
    const before = await heapOf(tab)
    await tab.slows(slowdown)
    await browser.startTracing(tab.page, { categories: ['toplevel', 'devtools.timeline'] })
    const start = performance.now()
    await scenario.act(diner)
    await tab.page.getByText(scenario.reads).first().waitFor({ timeout: 60_000 })
    const ended = performance.now() - start
    await tab.quiet(2_000)
    const longest = longestTask(await browser.stopTracing())
    await tab.slows(1)
    const after = await heapOf(tab)
    await tab.page.evaluate('handle.destroy()')
    await tab.quiet(1_000)
    return { longest, ended, taken: api.taken(), before, after, removed: await heapOf(tab) }
  } finally {
    await tab.close()
    api.close()
    site.close()
  }
}

function isReached(rounds: readonly Measured[]): boolean {
  const isQuick = rounds.some(({ longest }) => longest <= goals.longest)
  return isQuick && rounds.every(({ before, removed }) => removed - before <= goals.left)
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** The processor's time, in microseconds. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Of the main thread, in milliseconds of the processor's time: other programs don't count. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(key))
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && main.has(key(event)))
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0)
}

/** What the page's scripts hold after a forced garbage collection, in megabytes. */
async function heapOf({ page }: { readonly page: Page }): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}

function rowOf({ name }: Scenario, rounds: readonly Measured[]): string[] {
  const best = (read: (measured: Measured) => number) => Math.min(...rounds.map(read))
  const worst = (read: (measured: Measured) => number) => Math.max(...rounds.map(read))
  return [
    name,
    `**${Math.round(best(({ longest }) => longest))}**`,
    (best(({ ended }) => ended) / 1000).toFixed(1),
    best(({ taken }) => taken).toFixed(1),
    best(({ before }) => before).toFixed(1),
    best(({ after }) => after).toFixed(1),
    worst(({ removed }) => removed).toFixed(1),
  ]
}

/** docs/large-responses.md. */
function page(machine: string): string {
  return `# What very large and slow responses cost

Written by \`npm run bench:answers\` on ${today()}; no figure here is written by hand. ${machine}

The light build on a processor slowed ${slowdown} times. Rounds: ${rounds}. The heap at the end is the worst of them, the others are the best.
The goals: no task over ${goals.longest} ms, and no more than ${goals.left} MB left of a response.

- **Longest task**: of the main thread, in milliseconds of the processor's time, from the diner's press until the page is quiet. The slowdown
  is part of it, and other programs aren't. A diner's tasks are shorter: in a browser that a test drives, Chromium also keeps each response
  for its developer tools, in the same tasks.
- **Seconds**: from the press until the diner reads the result or the error. A search begins 0.75 seconds after the last key.
- **MB taken**: what the browser took of the last response before the widget cancelled it. The connection's own buffers are included.
- **Heap**: what the page's scripts hold before the press, with the result on the screen, and once the widget is removed; each after a
  forced garbage collection, in MB. V8's compiled code and its lists of hidden classes are part of it, up to 1.3 MB.

${table(
  ['response', 'longest task', 'seconds', 'MB taken', 'heap before', 'with the result', 'removed'],
  results.map(({ scenario, measured }) => rowOf(scenario, measured)),
)}
`
}
