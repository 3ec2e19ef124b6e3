import { definePlugin, type AnyPlugin } from 'tavola'
import { customerFields, selectionFields } from 'tavola/journeys'
import { asksForCard as cardFirst } from '../../../src/scenes/creates'
import type { Options } from '../../../plugins/card-guarantee'
import type { Options as BraintreeOptions } from '../../../plugins/braintree'
import plugin from '../../../themes/build/companions/card-guarantee'
import { atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import { form, threshold } from '../../kit/stand-ins'
import { runsTwice } from '../../kit/strict-mode'
import { asks, fakeBraintree, looksUp, verified } from '../braintree/fake-braintree'
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

/** Those of the provider may be set under the plugin's id too. */
type CardOptions = Partial<Options & BraintreeOptions>

interface Evening extends Partial<Parameters<typeof renderPlugins>[0]> {
  /** The plugin's options. */
  readonly card?: CardOptions
  /** What Braintree's parts come to. */
  readonly fake?: Partial<Pick<ReturnType<typeof fakeBraintree>, 'client' | 'frames'>>
  /** Plugins besides. */
  readonly more?: readonly AnyPlugin[]
  /** What happens before the press that leads to step 8. */
  readonly before?: (diner: Table) => void
}

/** A diner whose details are fixed, at a restaurant that asks for a card, with Braintree in the test's hands. */
export async function sitsDown({ card, fake, more = [], brand, answers, ...over }: Evening = {}) {
  const braintree = Object.assign(fakeBraintree(), fake)
  const diner = await renderPlugins({
    plugins: [threshold, booking, plugin, ...more],
    first: atComplete,
    ...over,
    brand: { ...brand, options: { 'card-guarantee': { braintree: braintree.api, ...card } } },
    answers: { [create]: cardFirst(bookingBody({ ccgPerformed: true })), ...answers },
  })
  const sent = () => diner.network.sent(create)
  return {
    ...diner,
    braintree,
    /** What a press leads to at once, without an answer from the network, is React's to know of too. */
    clicks: ((role, name) => act(() => diner.clicks(role, name))) as typeof diner.clicks,
    /** What was sent as the payment's nonce, in order. */
    nonces: () => sent().map(({ body }) => (body as { paymentNonce: unknown }).paymentNonce),
    consent: () => diner.gets('checkbox', /terms/) as HTMLInputElement,
    /** Waits until so many bookings were sent: the digest of a key takes real time. */
    async hasSent(count: number) {
      while (sent().length < count) await new Promise(setImmediate)
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
      const { length } = sent()
      await diner.presses('Complete Booking')
      await this.hasSent(length + 1)
      await diner.finds('heading', 'Guarantee your table')
      await diner.waits()
    },
  }
}

export type Table = Awaited<ReturnType<typeof sitsDown>>

/** The same on step 8, its fields ready where nothing holds them up. */
export async function meetsCard({ before, ...evening }: Evening = {}) {
  const diner = await sitsDown(evening)
  before?.(diner)
  await diner.reachesCard()
  return diner
}

/** The same with a typed card, and what the press on "Complete Booking" comes to. */
export async function sendsCard(evening: Evening = {}, comesTo: (diner: Table) => void = () => {}) {
  const diner = await meetsCard(evening)
  await diner.fillsCard()
  comesTo(diner)
  await diner.presses('Complete Booking')
  return diner
}

/** A diner on step 8 with a typed card, in a brand with 3-D Secure. `animation frames` come at once. */
export async function meetsBank(card: CardOptions = {}, evening: Evening = {}) {
  const diner = await meetsCard({ ...evening, card: { threeDSecure: true, ...card } })
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
    dialog: () => diner.gets('dialog', 'Confirm with your bank') as HTMLDialogElement,
    isOpen: () => diner.has('dialog', 'Confirm with your bank'),
    isBooked: () => diner.finds('heading', 'Booking Confirmed'),
  }
}

export type BankTable = Awaited<ReturnType<typeof meetsBank>>

/** The same, while the bank is asked. */
export async function asksBank(...given: Parameters<typeof meetsBank>) {
  const diner = await meetsBank(...given)
  await diner.pays()
  return diner
}

/** Notes whether elements are focused without scrolling, for the rest of the test. */
export function watchFocus() {
  const seen: [HTMLElement, FocusOptions | undefined][] = []
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    seen.push([this, options])
    focus.call(this, options)
  }
  undoAfterTest(() => void (HTMLElement.prototype.focus = focus))
  return (element: Element): readonly string[] => {
    const ways = seen
      .filter(([focused]) => focused === element)
      .map(([, options]) => (options?.preventScroll ? 'without scrolling' : 'scrolls'))
    return runsTwice ? [...new Set(ways)] : ways
  }
}
