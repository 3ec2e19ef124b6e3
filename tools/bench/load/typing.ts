import type { Browser } from 'playwright-core'
import { openTab, slow4g } from './browser'
import type { Visit } from './measure'
import { noteRequests } from './requests'
import { watchPage } from './watch'

const text = 'milano'

/**
 * Types as soon as the first screen counts as usable, and looks whether the widget searches for all of it: no key is lost
 * to a screen that only looks ready. Throws where one is.
 */
export async function requireTyping(
  browser: Browser,
  name: string,
  { address, screen }: Visit,
): Promise<void> {
  const { page, session, close } = await openTab(browser, slow4g)
  try {
    await page.addInitScript(watchPage(screen))
    const requests = noteRequests(session)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction('bench.usable !== null', undefined, { timeout: 60_000, polling: 20 })
    await page.evaluate('bench.found.focus()')
    await page.keyboard.type(text, { delay: 100 })
    const searched = () => requests.all.filter(({ url }) => url.includes('/api/venues/search/'))
    const end = performance.now() + 60_000
    while (searched().length === 0 && performance.now() < end) await page.waitForTimeout(200)
    const heard = searched().map(({ url }) => url.replace(/.*\//, ''))
    if (heard.at(-1) !== text)
      throw new Error(`${name}: "${text}" was typed, and searched for: ${heard.join()}`)
  } finally {
    await close()
  }
}
