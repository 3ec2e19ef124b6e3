import type { Browser, Page } from 'playwright-core'
import { held, metrics, openTab, slow4g, type Held } from '../browser'
import { watchPage, type Noted, type Screen } from '../in-page'
import { noteRequests, tripsBefore, type PageRequest } from '../requests'

export interface Visit {
  readonly address: string
  readonly screen: Screen
  /** The diner's action that opens the first screen, if one is needed. */
  readonly act?: (page: Page, quiet: () => Promise<void>) => Promise<unknown>
}

/** The cost of one visit. Times in milliseconds. */
export interface Load {
  /** From the navigation, or the click, until the first screen could be used. */
  readonly time: number
  /** The work of the main thread until nothing more loads by itself. */
  readonly mainThread: number
  readonly shift: number
  /** The longest chain of requests after the HTML or the click. */
  readonly trips: number
  /** The bytes of the page itself, in Brotli. */
  readonly html: number
  /** Scripts until the first screen could be used, and until nothing more loads. */
  readonly first: Files
  readonly all: Files
}

interface Files {
  readonly requests: number
  /** In Brotli. */
  readonly bytes: number
}

/** Nothing has loaded for so many milliseconds: nothing more will. */
const pause = 2_000

/** Visits a page with an empty cache, on slow 4G and a slowed processor. */
export async function measureLoad(browser: Browser, { address, screen, act }: Visit): Promise<Load> {
  const { page, session, close } = await openTab(browser, { network: slow4g })
  try {
    await page.addInitScript(watchPage(screen))
    const requests = noteRequests(session)
    const quiet = () => requests.quiet(pause)
    await page.goto(address, { waitUntil: 'commit' })
    await act?.(page, quiet)
    await page.waitForFunction('bench.usable !== null', undefined, { timeout: 60_000, polling: 500 })
    await quiet()
    const { start, usable, shift } = await page.evaluate<Noted>(
      '(({ start, usable, shift }) => ({ start, usable, shift }))(bench)',
    )
    const origin = await page.evaluate<number>('performance.timeOrigin')
    const [html, ...files] = requests.all
    return {
      time: usable! - start,
      mainThread: (await metrics(session)).TaskDuration!,
      shift,
      html: html!.bytes,
      trips: tripsBefore(
        origin + usable!,
        files.filter(({ started }) => started >= origin + start),
      ),
      first: sum(files.filter(({ ended }) => ended <= origin + usable!)),
      all: sum(files),
    }
  } finally {
    await close()
  }
}

function sum(requests: readonly PageRequest[]): Files {
  const files = requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'))
  return { requests: files.length, bytes: files.reduce((bytes, file) => bytes + file.bytes, 0) }
}

/** What remains on a page after the widget was removed. */
export interface Left extends Pick<Held, 'nodes' | 'listeners'> {
  /** The names of globals. */
  readonly globals: readonly string[]
}

/** Compares the page with the widget, after `leave` (JavaScript) has removed it, with the same page without a script. */
export async function measureLeft(
  browser: Browser,
  address: string,
  bareAddress: string,
  leave: string,
): Promise<Left> {
  const [bare, after] = [await look(browser, bareAddress), await look(browser, address, leave)]
  return {
    nodes: after.nodes - bare.nodes,
    listeners: after.listeners - bare.listeners,
    globals: after.globals.filter((name) => !bare.globals.includes(name)),
  }
}

async function look(browser: Browser, address: string, leave?: string): Promise<Left> {
  const { page, session, close } = await openTab(browser, { rate: 1 })
  try {
    const requests = noteRequests(session)
    await page.goto(address)
    await requests.quiet(500)
    if (leave) await page.evaluate(leave)
    const { nodes, listeners } = await held(page, session)
    return { nodes, listeners, globals: await page.evaluate('Object.getOwnPropertyNames(window)') }
  } finally {
    await close()
  }
}
