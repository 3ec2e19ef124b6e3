import type { Page } from 'playwright-core'
import { visit, type Visit } from '../../kit/diner'
import { atTimes, initWith, page as htmlPage, type HostPage } from '../../kit/pages'
import { standIn } from './stand-in'

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
export const challengedPopup: HostPage = (api) =>
  htmlPage({
    body: `<button type="button" onclick="Tavola.open('cork')">Book at Cork</button>
      <script src="/tavola.js"></script>
      <script>handle = Tavola.init({ baseUrl: '${api}', ${brandOf()} })</script>`,
  })
