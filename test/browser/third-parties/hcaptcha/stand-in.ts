import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { frames } from './frames'

const api = readFileSync(new URL('./api.js', import.meta.url), 'utf8')
const html = (body: string) => ({ contentType: 'text/html', body })

export const script = 'https://js.hcaptcha.com/1/api.js*'

/** Before the page is loaded: hCaptcha's addresses are answered here, at the network. Returns which were asked for. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:\/\/[\w.]*hcaptcha\.com\//, (route) => {
    const { hostname, pathname } = new URL(route.request().url())
    asked.push(route.request().url())
    if (hostname === 'js.hcaptcha.com') return route.fulfill({ contentType: 'text/javascript', body: api })
    const name = pathname.replace(/^.*\/|\.html$/g, '')
    return route.fulfill(html(frames[name]!))
  })
  return asked
}

/** hCaptcha's box, as a diner uses it. */
export const box = (page: Page) =>
  page.frameLocator('iframe[title^="Widget containing"]').getByRole('checkbox', { name: 'I am human' })

/** The button that passes its challenge. */
export const verify = (page: Page) =>
  page.frameLocator('iframe[title^="Main content"]').getByRole('button', { name: 'Verify' })

export async function solves(page: Page): Promise<void> {
  await box(page).click()
  await verify(page).click()
}
