import type { Page } from 'playwright-core'
import { focus } from './focus'
import { seeing } from './seeing'
import { texts } from './texts'

type Eye = { isPage: boolean } & ReturnType<typeof seeing> &
  ReturnType<typeof texts> &
  ReturnType<typeof focus>

declare global {
  /** Of a page that is looked at. */
  var eye: Eye
}

/** The compiler names functions by a function that a page does not have. */
export const eyes = (isPage = false) => `globalThis.__name = (one) => one
globalThis.eye = { isPage: ${isPage} }
${[seeing, texts, focus].map((part) => `Object.assign(eye, (${part.toString()})())`).join('\n')}`

/**
 * Gives a page, and all that are loaded in it later, what the examinations see by.
 *
 * @param isPage whether they look at the whole page, and not at its widgets alone
 */
export async function opensEyes(page: Page, isPage = false): Promise<void> {
  await page.addInitScript(eyes(isPage))
  await page.evaluate(eyes(isPage))
}
