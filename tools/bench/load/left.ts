import type { Browser } from 'playwright-core'
import { held, type Held } from '../growth/held'
import { openTab } from './browser'
import { noteRequests } from './requests'

/** What a page has more than before the widget, once the widget has left it. */
export interface Left extends Pick<Held, 'nodes' | 'listeners'> {
  /** The names of globals. */
  readonly globals: readonly string[]
}

/**
 * Compares two pages: the one with the widget, once `leave` (JavaScript) has taken it off, and the same page without any
 * script.
 */
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
  const { page, session, close } = await openTab(browser, undefined, 1)
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
