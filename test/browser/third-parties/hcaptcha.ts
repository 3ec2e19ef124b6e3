import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { visit, type Visit } from '../kit/diner'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { opener, popupWith } from '../kit/visits'

/** The stand-in's two frames. They know their widget's id from the address, and tell the page what was pressed. */
const frame = (body: string, script = '') => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <style>body { margin: 0; font: 14px/1.4 sans-serif; background: #fafafa } body > * { margin: 24px 16px }</style>
  <body>${body}
  <script>
    const say = (event) => parent.postMessage({ id: location.hash.slice(1), event }, '*')
    ${script}
  </script>
  </body>
</html>`

export const frames: Readonly<Record<string, string>> = {
  checkbox: frame(
    '<label><input type="checkbox" onclick="say(\'selected\')" /> I am human</label>',
    `addEventListener('message', ({ data }) => (document.querySelector('input').checked = data === 'tick'))`,
  ),
  challenge: frame(
    '<h1>Choose all the lions</h1><button type="button" onclick="say(\'passed\')">Verify</button>',
    `addEventListener('keydown', ({ key }) => key === 'Escape' && say('escaped'))`,
  ),
}

const api = readFileSync(new URL('./hcaptcha-api.js', import.meta.url), 'utf8')

export const script = 'https://js.hcaptcha.com/1/api.js*'

export const isHcaptchas = /^https:\/\/[\w.]*hcaptcha\.com\//

/** What hCaptcha answers to a request for this address. */
export function hcaptchaAt(url: string): Response {
  const { hostname, pathname } = new URL(url)
  if (hostname === 'js.hcaptcha.com')
    return new Response(api, { headers: { 'Content-Type': 'text/javascript' } })
  const name = pathname.replace(/^.*\/|\.html$/g, '')
  return new Response(frames[name], { headers: { 'Content-Type': 'text/html' } })
}

/** Before the page is loaded: hCaptcha's addresses are answered here, at the network. Returns which were asked for. */
export async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(isHcaptchas, async (route) => {
    const url = route.request().url()
    asked.push(url)
    const answer = hcaptchaAt(url)
    await route.fulfill({ contentType: answer.headers.get('Content-Type')!, body: await answer.text() })
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

interface Challenged extends Omit<Visit, 'prepare'> {
  /** Over a site key that asks for the challenge. */
  readonly options?: Readonly<Record<string, unknown>>
  /** After hCaptcha's addresses are answered: a later route wins. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export const brandOf = (options: object = {}) =>
  `brand: ${JSON.stringify({
    plugins: ['start', 'booking', 'human-verification'],
    journeys: ['Booking'],
    options: { 'human-verification': { siteKey: 'key', ...options } },
  })}`

/** A diner on a page whose brand asks for the human verification, with hCaptcha answered at the network. */
export async function visitChallenged({ options, prepare, page, ...over }: Challenged = {}) {
  let asked: readonly string[] = []
  const diner = await visit({
    page: page ?? initWith(`${atTimes}, ${brandOf(options)}`),
    prepare: async (page) => {
      asked = await standIn(page)
      await prepare?.(page)
    },
    ...over,
  })
  return {
    ...diner,
    /** The addresses of hCaptcha's that were asked for. */
    asked,
    scripts: () => asked.filter((url) => url.includes('/api.js')),
    tokens: () =>
      diner.api.sent('POST /api/bookings/create').map(({ body }) => JSON.parse(body).captchaToken as unknown),
  }
}

/** The same in a popup. */
export const challengedPopup: HostPage = popupWith(brandOf(), opener)
