import { customerFields, selectionFields, definePlugin } from 'tavola'
import { asksForCard as cardFirst } from '../../../src/scenes/creates'
import plugin from '../../../plugins/card-guarantee'
import type { Options } from '../../../plugins/card-guarantee/model'
import { atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { form, threshold } from '../../kit/stand-ins'
import { asks, fakeBraintree, looksUp, verified } from './fake-braintree'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

export const create = 'POST /api/bookings/create'
export const token = 'GET /api/payment/getclienttoken'

/** A booking with the details form and its end, in the real plugin's place. */
export const booking = definePlugin({
  ...form,
  payload: {
    ...selectionFields,
    ...customerFields,
    paymentNonce: () => null,
    captchaToken: () => null,
  },
})

export const asksForCard = bookingBody({ bookingReference: null, requiresCcg: true })
const booked = bookingBody({ ccgPerformed: true })

export type TableOptions = Partial<Parameters<typeof renderPlugins>[0]>

/** A diner whose details are fixed, at a restaurant that asks for a card, with Braintree in the test's hands. */
export async function renderPseudo(over: TableOptions = {}, card: Partial<Options> = {}) {
  const braintree = fakeBraintree()
  const own = over.brand?.options?.['card-guarantee']
  const diner = await renderPlugins({
    plugins: [threshold, booking, plugin],
    first: atComplete,
    ...over,
    brand: { ...over.brand, options: { 'card-guarantee': { braintree: braintree.api, ...own, ...card } } },
    answers: { [create]: cardFirst(booked), ...over.answers },
  })
  return {
    ...diner,
    braintree,
    /** What a press leads to at once, without an answer from the network, is React's to know of too. */
    clicks: ((role, name) => act(() => diner.clicks(role, name))) as typeof diner.clicks,
    /** What was sent as the payment's nonce, in order. */
    nonces: () =>
      diner.network.sent(create).map(({ body }) => (body as { paymentNonce: unknown }).paymentNonce),
    /** Waits until so many bookings were sent: the digest of a key takes real time. */
    async hasSent(count: number) {
      while (diner.network.sent(create).length < count) await new Promise(setImmediate)
      await diner.waits()
    },
    /** The diner fills in the whole form. */
    async fillsCard() {
      await diner.sees(() => {
        for (const field of ['number', 'expirationDate', 'cvv'] as const) braintree.fields().types(field)
      })
      if (!diner.gets('checkbox', /terms/).matches(':checked')) await diner.clicks('checkbox', /terms/)
    },
    /** The diner sends, and is done. */
    async books() {
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Booking Confirmed')
    },
    /** The same up to step 8. */
    async reachesCard() {
      await diner.presses('Complete Booking')
      await diner.finds('heading', 'Guarantee your table')
      await diner.waits()
    },
  }
}

export type Table = Awaited<ReturnType<typeof renderPseudo>>

/** The same on step 8, its fields ready where nothing holds them up. */
export async function meetsCard(
  over?: TableOptions,
  before: (diner: Table) => void = () => {},
  card?: Partial<Options>,
) {
  const diner = await renderPseudo(over, card)
  before(diner)
  await diner.presses('Complete Booking')
  await diner.hasSent(1)
  await diner.finds('heading', 'Guarantee your table')
  await diner.waits()
  return diner
}

const page = window as { Cardinal?: unknown }

/** Cardinal's script has run on the page, for the rest of the test. */
export function cardinalComes(): void {
  page.Cardinal = {}
  undoAfterTest(cardinalLeaves)
}

export const cardinalLeaves = () => void delete page.Cardinal

/** A diner on step 8 with a typed card, in a brand with 3-D Secure. `animation frames` come at once. */
export async function meetsBank(
  card: Partial<Options> = {},
  over?: TableOptions,
  before?: (diner: Table) => void,
) {
  const diner = await meetsCard(over, before, { threeDSecure: true, ...card })
  await diner.fillsCard()
  const { bank } = diner.braintree
  return {
    ...diner,
    bank,
    /** Presses a button, and waits for the bank's dialog. */
    async pays(button = 'Complete Booking') {
      await diner.presses(button)
      await diner.waits(100)
    },
    /** Settles the check without asking the diner. */
    async verifies(nonce: string, over: Parameters<typeof verified>[1] = {}) {
      await diner.sees(() => {
        looksUp(bank.check(), { paymentMethod: { nonce }, requiresUserAuthentication: false })
        bank.check().resolve(verified(nonce, over))
      })
    },
    /** The bank asks the diner. */
    async asks() {
      let page!: ReturnType<typeof asks>
      await diner.sees(() => void (page = asks(bank.check())))
      return page
    },
    isOpen: () => diner.has('dialog', 'Confirm with your bank'),
  }
}

export type BankTable = Awaited<ReturnType<typeof meetsBank>>
