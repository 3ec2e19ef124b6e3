import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Route, Locator } from 'playwright-core'
import * as bodies from '../../../src/scenes/bodies'
import { responseOf } from '../../../src/scenes/network'
import { status, type Answer } from '../kit/api'
import { asksForCard as cardFirst } from '../../../src/scenes/creates'
import { bookingBody } from '../../kit/fixtures'
import { visit, type Visit } from '../kit/diner'
import { atTimes, initWith } from '../kit/site'
import { skipToComplete } from '../kit/visits'

/**
 * Braintree at the network, so that the real braintree-web runs in the page. It accepts https addresses of Braintree's
 * own domains alone, so these are answered here: the configuration, the page in each hosted field's frame, what
 * that sends a card to for a nonce, what 3-D Secure asks the card's bank first (`lookup`), and once the diner has been to the bank's
 * page (`challenge`). All else is what Braintree wants to know of the page: answered, and of no use.
 */
export interface Gateway {
  /** All that was asked of Braintree, PayPal's analytics included. */
  readonly requests: readonly string[]
  /** The cards that were to be tokenized, as the frames sent them. */
  readonly cards: readonly unknown[]
  /** The nonces that a bank was asked about, with what it was told. */
  readonly lookups: readonly { readonly nonce: string; readonly body: Record<string, unknown> }[]
  /** From now on this is answered so: a body, a reply, `resets`, or a function; left out: as at first. */
  answer(what: Asked, answer?: Answer): void
}

type Asked = 'configuration' | 'frame' | 'card' | 'lookup' | 'challenge'

const merchant = 'https://api.sandbox.braintreegateway.com:443/merchants/trattoria'

/** The body of /api/payment/getclienttoken: a new token each time, as Braintree's server SDK makes them. */
export const clientTokenBody = () => bodies.clientTokenBody(clientToken())

let tokens = 0
const clientToken = () =>
  Buffer.from(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      merchantId: 'trattoria',
      authorizationFingerprint: `fingerprint-${tokens++}`,
      configUrl: `${merchant}/client_api/v1/configuration`,
      clientApiUrl: `${merchant}/client_api`,
    }),
  ).toString('base64')

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** Its cards are those of the sandbox, which the example pages have in place of Braintree. */
const frame = read('braintree-frame.html').replace('CARDS', () =>
  read('../../../examples/sandbox/cards.js').replaceAll('export ', ''),
)

const configuration = {
  environment: 'sandbox',
  merchantId: 'trattoria',
  clientApiUrl: `${merchant}/client_api`,
  assetsUrl: 'https://assets.braintreegateway.com',
  challenges: ['cvv'],
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: 'cardinal-jwt',
    cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/cardinalcruise/v1/songbird.js',
  },
  creditCards: { supportedCardTypes: ['Visa', 'MasterCard', 'American Express'] },
}

/** A card that is taken; the nonce tells how many were before. */
export const taken = (nonce: string) => ({
  creditCards: [{ nonce, type: 'CreditCard', details: { bin: '411111' } }],
})
// Made anew each time: of a response that is kept for minutes Node.js may have thrown the body away.
export const refusedCvv = () =>
  status(422, {
    fieldErrors: [{ field: 'creditCard', fieldErrors: [{ field: 'cvv', code: '81736' }] }],
  })

/** What Braintree says of a card that its bank was asked about, with a new nonce. */
export const verifiedCard = (nonce: string, liabilityShifted = true, liabilityShiftPossible = true) => {
  const threeDSecureInfo = { liabilityShifted, liabilityShiftPossible }
  return { paymentMethod: { nonce, type: 'CreditCard', threeDSecureInfo }, threeDSecureInfo }
}

/** The bank knows the diner, and asks nothing. */
export const frictionless = (nonce: string) => ({
  ...verifiedCard(nonce),
  lookup: { threeDSecureVersion: '2.2.0' },
})

/** The bank asks the diner on its own page. */
export const challenge = (nonce: string) => ({
  ...verifiedCard(nonce, false),
  lookup: {
    threeDSecureVersion: '2.2.0',
    acsUrl: 'https://acs.bank.example/challenge',
    pareq: 'bank-request',
    transactionId: 'bank-transaction',
  },
})

export const isBraintrees = /^https:\/\/[^/]*\b(braintreegateway|braintree-api|paypal)\.com[:/]/

/** The gateway, and what answers a request to it: an `Error` breaks the connection, as an ad blocker does. */
export function createGateway() {
  const requests: string[] = []
  const cards: unknown[] = []
  const lookups: { nonce: string; body: Record<string, unknown> }[] = []
  const good: Record<Asked, Answer> = {
    configuration,
    frame: new Response(frame, { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    card: () => taken(`nonce-${cards.length}`),
    lookup: () => frictionless(`verified-${lookups.length}`),
    challenge: () => verifiedCard(`challenged-${lookups.length}`),
  }
  const answers = { ...good }
  const gateway: Gateway = {
    requests,
    cards,
    lookups,
    answer: (what, answer = good[what]) => void (answers[what] = answer),
  }
  async function respond(request: Request): Promise<Response | Error> {
    const asked = whatIsAsked(request)
    requests.push(request.url)
    if (asked === 'card') cards.push((await request.json()).creditCard)
    if (asked === 'lookup')
      lookups.push({ nonce: request.url.split('/').at(-3)!, body: await request.json() })
    const answer = asked ? answers[asked] : {}
    const given: unknown = typeof answer === 'function' ? await answer() : answer
    return given instanceof Error ? given : responseOf(given)
  }
  return { gateway, respond }
}

async function startGateway(page: Page): Promise<Gateway> {
  const { gateway, respond } = createGateway()
  await page.route(isBraintrees, async (route) => {
    const answer = await respond(requestOf(route))
    if (answer instanceof Error) return route.abort('blockedbyclient')
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': answer.headers.get('Content-Type') ?? '',
    }
    // Whoever asked may have left by now.
    await route.fulfill({ status: answer.status, body: await answer.text(), headers }).catch(() => undefined)
  })
  return gateway
}

function requestOf(route: Route): Request {
  const request = route.request()
  return new Request(request.url(), { method: request.method(), body: request.postData() })
}

/** How the paths of what is asked end. */
const paths: Readonly<Record<Asked, string>> = {
  configuration: '/v1/configuration',
  frame: '/hosted-fields-frame.min.html',
  card: '/payment_methods/credit_cards',
  lookup: '/three_d_secure/lookup',
  challenge: '/three_d_secure/authenticate_from_jwt',
}
const whatIsAsked = ({ url }: Request) =>
  (Object.keys(paths) as Asked[]).find((asked) => new URL(url).pathname.endsWith(paths[asked]))

export const create = 'POST /api/bookings/create'
export const token = 'GET /api/payment/getclienttoken'

/** Without a nonce the response requests a card. With one the table is booked. */
export const asksForCard = cardFirst(bookingBody({ ccgPerformed: true }))

/** A brand with the card guarantee, as JSON. */
export const guaranteeBrand = (options: object = {}, more: object = {}) =>
  JSON.stringify({
    plugins: ['start', 'booking', 'card-guarantee'],
    journeys: ['Booking'],
    title: 'Milano restaurants',
    links: { terms: '/terms', privacy: '/privacy' },
    options: { 'card-guarantee': options },
    ...more,
  })

/** A diner whose restaurant asks for a card. */
export async function visitGuaranteed({ answers, prepare, ...options }: Visit = {}) {
  let gateway!: Gateway
  const diner = await visit({
    page: initWith(`${atTimes}, brand: ${guaranteeBrand()}`),
    answers: { [create]: asksForCard, [token]: clientTokenBody, ...answers },
    ...options,
    async prepare(page) {
      gateway = await startGateway(page)
      await prepare?.(page)
    },
  })
  return { ...diner, gateway, ...cardOf(diner.page) }
}

export type GuaranteedDiner = Awaited<ReturnType<typeof visitGuaranteed>>

const names = { number: 'Card number', expirationDate: 'Expiration date', cvv: 'CVV' } as const
export type Field = keyof typeof names
/** A card, as it is typed and as a frame sends it to Braintree. */
export const visa = { number: '4111111111111111', expirationDate: '0429', cvv: '123' }
export const sentVisa = {
  number: '4111111111111111',
  cvv: '123',
  expiration_month: '04',
  expiration_year: '2029',
  options: { validate: false },
}

/** Each with what is typed, in the order that Tab goes. */
const inOrder = ['number', 'expirationDate', 'cvv'] as const

/** The diner's actions inside the frames. */
export function cardOf(page: Page) {
  const group = (field: Field) => page.getByRole('group', { name: names[field], exact: true })
  const frame = (field: Field) => page.frameLocator(`iframe[title="${names[field]}"]`)
  const input = (field: Field) => frame(field).getByRole('textbox', { name: names[field] })
  return {
    group,
    frame,
    input,
    /** Waits for the frames, and types digit by digit. */
    async typesCard(card: Partial<Record<Field, string>> = visa) {
      for (const field of inOrder) {
        if (card[field] !== undefined) await input(field).pressSequentially(card[field])
      }
      // The frames report on their inputs by browser messages.
      if (card === visa)
        await page
          .getByText(/ is complete$/)
          .nth(2)
          .waitFor({ state: 'attached' })
    },
    /** From the card number on by keyboard alone, up to the ticked terms. */
    async tabsThrough(card = visa) {
      const reaches = (focused: Locator) => focused.waitFor()
      for (const field of inOrder) {
        await reaches(frame(field).locator('input:focus'))
        await page.keyboard.type(card[field])
        await page.keyboard.press('Tab')
      }
      await reaches(page.getByRole('checkbox', { name: /terms/ }).and(page.locator(':focus')))
      await page.keyboard.press('Space')
    },
  }
}

/** Up to step 8, whose frames may still be on their way. */
export async function reachesCard(diner: GuaranteedDiner): Promise<void> {
  await skipToComplete(diner)
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Guarantee your table')
  // The step's effects have started.
  await diner.settles()
}

export async function fillsCard(diner: GuaranteedDiner): Promise<void> {
  await diner.typesCard()
  await diner.clicks('checkbox', /terms/)
}
