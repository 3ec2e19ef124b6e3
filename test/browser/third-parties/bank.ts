import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from 'playwright-core'
import type { Visit } from '../kit/diner'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { opener, popupWith } from '../kit/visits'
import { challenge, fillsCard, reachesCard, visitGuaranteed } from './braintree'

/**
 * Cardinal and a bank at the network, beside Braintree (braintree.ts), so that the real braintree-web with its component for
 * 3-D Secure runs in the page:
 *
 * - Cardinal's script, by the address in Braintree's configuration: songbird.js stands in
 * - the bank's own page, in the frame of that script: bank-page.html stands in
 */
const file = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
const script = file('songbird.js')
const bankPage = file('bank-page.html')

/** The data of a check: Cardinal's, as songbird.js has it, and the bank's, as braintree.ts does. */
export const bankData = ['cardinal-jwt', 'cardinal-device', 'bank-request', 'bank-transaction', 'bank-jwt']

interface Away {
  /** Cardinal's script cannot be loaded, as with an ad blocker. */
  script?: boolean
  /** The bank's page is never answered. */
  page?: boolean
}

/** A brand with 3-D Secure, as JSON. */
export const bankBrand = (options: object = {}, more = {}) =>
  JSON.stringify({
    plugins: ['start', 'booking', 'card-guarantee'],
    journeys: ['Booking'],
    title: 'Milano restaurants',
    links: { terms: '/terms', privacy: '/privacy' },
    options: { 'card-guarantee': { threeDSecure: true, ...options } },
    ...more,
  })

/** A page with the widget in it, whose brand has 3-D Secure. */
export const bankInPage = (options = {}, more = {}): HostPage =>
  initWith(`${atTimes}, brand: ${bankBrand(options, more)}`)

/** The same in a popup. */
export const bankInPopup = (options = {}, more = {}): HostPage =>
  popupWith(`brand: ${bankBrand(options, more)}`, opener)

const isCardinals = /^https:\/\/songbirdstag\.cardinalcommerce\.com[:/]/
const isBanks = /^https:\/\/acs\.bank\.example[:/]/

/** What Cardinal or the bank answers at this address. */
export function bankAt(url: string): Response | undefined {
  if (isCardinals.test(url)) return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
  if (!isBanks.test(url)) return undefined
  return new Response(bankPage, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Answers for Cardinal and the bank. Returns what was asked of them. */
async function answerBank(page: Page, away: Away = {}): Promise<readonly string[]> {
  const asked: string[] = []
  const answers = async (route: Route) => {
    const url = route.request().url()
    asked.push(url)
    const answer = bankAt(url)!
    const contentType = answer.headers.get('Content-Type')!
    if (isCardinals.test(url) && away.script) return route.abort('blockedbyclient')
    if (!isBanks.test(url) || !away.page) await route.fulfill({ contentType, body: await answer.text() })
  }
  await page.route(isCardinals, answers)
  await page.route(isBanks, answers)
  return asked
}

/** A diner in a brand with 3-D Secure. In a popup, open it first. */
export async function visitBank({ prepare, ...options }: Visit = {}) {
  const away: Away = {}
  let strangers: readonly string[] = []
  const diner = await visitGuaranteed({
    page: bankInPage(),
    ...options,
    async prepare(page) {
      strangers = await answerBank(page, away)
      await prepare?.(page)
    },
  })
  const dialog = diner.page.getByRole('dialog', { name: 'Confirm with your bank' })
  return {
    ...diner,
    away,
    /** What was asked of Cardinal and of the bank. */
    strangers,
    dialog,
    bank: bankFrame(diner.page),
    nonces: () =>
      diner.api.sent('POST /api/bookings/create').map(({ body }) => JSON.parse(body).paymentNonce),
    /** The bank asks, and its page is there. */
    async meetsBank() {
      diner.gateway.answer('lookup', () => challenge(`looked-up-${diner.gateway.lookups.length}`))
      await reachesCard(diner)
      await fillsCard(diner)
      await diner.presses('Complete Booking')
      await bankIsThere(diner.page)
    },
  }
}

export type BankDiner = Awaited<ReturnType<typeof visitBank>>

const bankFrame = (page: Page) => page.frameLocator(`iframe[title="Your bank's page"]`)

export const bankIsThere = (page: Page) => bankFrame(page).getByRole('button', { name: 'Confirm' }).waitFor()

/** The diner types the right code. */
export async function confirmsCode(page: Page): Promise<void> {
  await bankFrame(page).getByRole('textbox', { name: 'Code' }).fill('1234')
  await page.keyboard.press('Enter')
}
