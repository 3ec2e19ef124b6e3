import type { Page } from 'playwright-core'
import { focus } from './focus'
import { fits, texts } from './texts'
import { seeing } from './seeing'

type Eye = { isPage: boolean } & ReturnType<typeof seeing> &
  ReturnType<typeof texts> &
  ReturnType<typeof fits> &
  ReturnType<typeof focus>

declare global {
  /** Of a page that is looked at. */
  var eye: Eye
}

const parts = [seeing, texts, fits, focus]

/** The compiler names functions by a function that a page does not have. */
const scriptFor = (isPage: boolean) => `globalThis.__name = (one) => one
globalThis.eye = { isPage: ${isPage} }
${parts.map((part) => `Object.assign(eye, (${part.toString()})())`).join('\n')}`

/**
 * Gives a page, and all that are loaded in it later, what the examinations see by.
 *
 * @param isPage whether they look at the whole page, and not at its widgets alone
 */
export async function opensEyes(page: Page, isPage = false): Promise<void> {
  const script = scriptFor(isPage)
  await page.addInitScript(script)
  await page.evaluate(script)
}
