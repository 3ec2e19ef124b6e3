import type { Page } from 'playwright-core'
import { examineAbsent } from '../kit/audit/absent'
import type { Fault, Looked } from '../kit/audit/page'

/** A small widget in which nothing is wrong. */
export const sound = `<div lang="en"><style>
    * { box-sizing: border-box }
    button, input { font: 16px sans-serif; min-height: 48px; min-width: 48px; color: #222; background: #fff; border: 1px solid #555 }
    :focus-visible { outline: 3px solid #7a2032; outline-offset: 2px }
  </style>
  <form><p>Your table</p>
    <label for="name">First name</label><input id="name" autocomplete="given-name">
    <button type="button">Continue</button></form></div>`

export const adds = (more: string) => (html: string) => html.replace('</form>', `${more}</form>`)
export const styles = (css: string) => (html: string) => html.replace('</style>', `${css}</style>`)

/** A button that the lines of a list, or of something else, cover but for 4 px. */
export const covered = (
  role: 'listbox' | 'group',
  line: string,
) => `<div style="position:relative;height:60px">
  <button type="button">A</button>
  <div role="${role}" aria-label="Places" style="position:absolute;top:0">${[-10, 29]
    .map(
      (top) =>
        `<div role="${line}" tabindex="-1" style="position:absolute;top:${top}px;left:0;width:90px;height:35px">B</div>`,
    )
    .join('')}</div></div>`

/** Shows a page with these insides. */
export async function opensPlanted(page: Page, html: string): Promise<void> {
  await page.goto('about:blank')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A page</title><body style="margin:8px"><div id="host"></div>',
  )
  await page.evaluate((html) => {
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = html
  }, html)
}

/** Plants a listener for the motion of the device, which markup can't have, and looks. */
export async function shaken(looked: Looked): Promise<Fault[]> {
  await looked.page.evaluate(() => addEventListener('devicemotion', () => undefined))
  const faults = await examineAbsent(looked)
  await looked.page.evaluate(() => void eye.motionListeners.splice(0))
  return faults
}
