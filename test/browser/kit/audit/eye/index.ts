import type { Page } from 'playwright-core'
import { fits, texts } from './texts'
import { focus, seeing } from './seeing'

type Eye = ReturnType<typeof seeing> &
  ReturnType<typeof texts> &
  ReturnType<typeof fits> &
  ReturnType<typeof focus>

declare global {
  /** Of a page that is looked at. */
  var eye: Eye
}

const parts = [seeing, texts, fits, focus]

/** The compiler names functions by a function that a page does not have. */
const script = `globalThis.__name = (one) => one
globalThis.eye = {}
${parts.map((part) => `Object.assign(eye, (${part.toString()})())`).join('\n')}`

/** Gives a page, and all that are loaded in it later, what the examinations see by. */
export async function opensEyes(page: Page): Promise<void> {
  await page.addInitScript(script)
  await page.evaluate(script)
}
