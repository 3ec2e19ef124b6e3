import type { Browser, Page } from 'playwright-core'
import { metrics, openTab, slow4g } from './browser'
import { noteRequests, type PageRequest } from './requests'
import { tripsBefore } from './trips'
import { watchPage, type Noted, type Screen } from './watch'

export interface Visit {
  readonly address: string
  readonly screen: Screen
  /** What the diner does for the first screen; nothing where it is there by itself. */
  readonly act?: (page: Page, quiet: () => Promise<void>) => Promise<unknown>
}

/** What one visit to a page took. Times in milliseconds. */
export interface Load {
  /** From the navigation, or the click, until the first screen could be used. */
  readonly time: number
  /** Of the main thread, until nothing more came by itself. */
  readonly mainThread: number
  readonly shift: number
  /** Requests that had to wait for each other, after the HTML, or after the click. */
  readonly trips: number
  /** Of the page itself, in Brotli. */
  readonly html: number
  /** Scripts until the first screen could be used, and until nothing more came. */
  readonly first: Files
  readonly all: Files
}

export interface Files {
  readonly requests: number
  /** As they are sent, in Brotli. */
  readonly bytes: number
}

/** How long nothing may come by itself. */
const pause = 2_000

/** One visit by a browser that was never here, on slow 4G and a slowed processor. */
export async function measureLoad(browser: Browser, { address, screen, act }: Visit): Promise<Load> {
  const { page, session, close } = await openTab(browser, slow4g)
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
