import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import type { Visit } from '../kit/diner'
import { atTimes, initWith, type HostPage } from '../kit/site'
import { opener, popupWith } from '../kit/visits'
import { challenge, fillsCard, guaranteeBrand, reachesCard, visitGuaranteed } from './braintree'

/**
 * Cardinal and a bank at the network, beside Braintree (braintree.ts), so that the real braintree-web with its component for
 * 3-D Secure runs in the page: songbird.js stands in for Cardinal's script, bank-page.html for the bank's page in its frame.
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
export const bankBrand = (more: object = {}) => guaranteeBrand({ threeDSecure: true }, more)

/** A page with the widget in it, whose brand has 3-D Secure, and the same in a popup. */
export const bankInPage: HostPage = initWith(`${atTimes}, brand: ${bankBrand()}`)
export const bankInPopup: HostPage = popupWith(`brand: ${bankBrand()}`, opener)

const isCardinals = /^https:\/\/songbirdstag\.cardinalcommerce\.com[:/]/
const isBanks = /^https:\/\/acs\.bank\.example[:/]/

/** What Cardinal or the bank answers at this address. */
export function bankAt(url: string): Response | undefined {
  if (isCardinals.test(url)) return new Response(script, { headers: { 'Content-Type': 'text/javascript' } })
  if (!isBanks.test(url)) return undefined
  return new Response(bankPage, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Answers for Cardinal and the bank. Returns what was asked of them. */
async function answerBank(page: Page, away: Away): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(
    (url) => bankAt(String(url)) !== undefined,
    async (route) => {
      const url = route.request().url()
      asked.push(url)
      if (isCardinals.test(url) && away.script) return route.abort('blockedbyclient')
      if (isBanks.test(url) && away.page) return
      const answer = bankAt(url)!
      await route.fulfill({ contentType: answer.headers.get('Content-Type')!, body: await answer.text() })
    },
  )
  return asked
}

/** A diner in a brand with 3-D Secure. In a popup, open it first. */
export async function visitBank({ prepare, ...options }: Visit = {}) {
  const away: Away = {}
  let strangers: readonly string[] = []
  const diner = await visitGuaranteed({
    page: bankInPage,
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
