import { definePlugin, type BookingAnswer, type PluginContext } from 'tavola'
import { Place, usePlugin } from 'tavola/controls'
import plugin from '../../../themes/build/companions/human-verification'
import { atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import type { Answer } from '../../kit/network'
import { form, page, threshold } from '../../kit/stand-ins'
import { fakeHcaptcha } from '../hcaptcha/fake-hcaptcha'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

const dinner = definePlugin({ ...form, payload: { paymentNonce: () => null, captchaToken: () => null } })

/** Step 8: stands while a card is required, and books with it. */
const guarantee = definePlugin({
  id: 'guarantee',
  serves: 'booking',
  state: { required: false },
  payload: { paymentNonce: ({ state }) => (state.required.value ? 'nonce-1' : null) },
  onResponse({ state }, answer) {
    state.required.value = (answer as BookingAnswer).requiresCcg
  },
  steps: [
    {
      id: 'guarantee',
      priority: 'takeover',
      when: ({ state, facts }) => state.required.value && facts.references.booking === undefined,
      load: page('Card Guarantee', Card),
    },
  ],
})

function Card() {
  const { submit } = usePlugin<PluginContext>()
  return (
    <>
      <Place name="verification" />
      <button onClick={() => void submit()}>Complete Booking</button>
    </>
  )
}

export const create = 'POST /api/bookings/create'
export const failed = "The check didn't work. Your details are saved."

interface Evening extends Partial<Parameters<typeof renderPlugins>[0]> {
  /** What the back end says to the booking. */
  readonly answer?: Answer
  readonly options?: object
}

/** A diner whose details are fixed, with hCaptcha's object in the test's hands. */
export async function sitsDownToDinner({ answer, options, brand, ...over }: Evening = {}) {
  const hcaptcha = fakeHcaptcha()
  const diner = await renderPlugins({
    plugins: [threshold, dinner, plugin, guarantee],
    first: atComplete,
    brand: {
      ...brand,
      options: { 'human-verification': { siteKey: 'key', hcaptcha: hcaptcha.api, ...options } },
    },
    ...(answer !== undefined && { answers: { [create]: answer } }),
    ...over,
  })
  /** What a press leads to at once, without an answer from the network, is React's to know of too. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return {
    ...diner,
    clicks,
    hcaptcha,
    tokens: () =>
      diner.network.sent(create).map(({ body }) => (body as { captchaToken: unknown }).captchaToken),
    dialog: () => document.querySelector('dialog')!,
    isBooked: () => diner.finds('heading', 'Booking Confirmed'),
    /** The diner passes the challenge that the press has opened, and has booked. */
    async solvesAndBooks() {
      hcaptcha.solves()
      await diner.finds('heading', 'Booking Confirmed')
    },
  }
}

/** The same, with the challenge on screen. */
export async function meetsChallenge(evening?: Evening) {
  const diner = await sitsDownToDinner(evening)
  await diner.finds('group', 'Confirm that you are human')
  await diner.waits()
  return diner
}

/** The same, passed. */
export async function hasSolved(evening?: Evening) {
  const diner = await meetsChallenge(evening)
  diner.hcaptcha.solves()
  return diner
}

/** A booking that has met step 8, with the token of step 4. */
export async function meetsCard() {
  const diner = await hasSolved({ answer: bookingBody({ bookingReference: null, requiresCcg: true }) })
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Card Guarantee')
  await diner.waits()
  diner.network.answer(create, bookingBody())
  return diner
}
