import { defineOutcome, definePlugin, type BookingAnswer, type PluginContext } from 'tavola'
import { DetailsForm, Place, usePlugin } from 'tavola/controls'
import plugin from '../../../plugins/human-verification'
import { atComplete } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { bookingBody } from '../../kit/fixtures'
import type { Answer } from '../../kit/network'
import { page, threshold } from '../../kit/stand-ins'
import { fakeHcaptcha } from './fake-hcaptcha'
// Last: it looks for the kit's document when it loads.
import { act } from '@testing-library/react'

/** A booking with the details form and its end, in the real plugin's place. */
const dinner = definePlugin({
  id: 'dinner',
  messages: {
    label: 'Book a Table',
    summary: 'Booking on {date} at {time} for {guests}',
    complete: 'Complete Booking',
    failed: 'Could not complete booking:',
  },
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
  }),
  payload: { paymentNonce: () => null, captchaToken: () => null },
  steps: [
    {
      id: 'details',
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking === undefined,
      load: async () => ({ default: () => <DetailsForm /> }),
    },
    {
      id: 'booked',
      priority: 'flow',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Booking Confirmed'),
      end: true,
    },
  ],
})

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

interface Evening {
  readonly answer?: Answer
  readonly options?: object
  readonly now?: () => Date
  readonly venue?: object
  readonly first?: object
  readonly brand?: object
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
  const tokens = () =>
    diner.network.sent(create).map(({ body }) => (body as { captchaToken: unknown }).captchaToken)
  /** What a press leads to at once, without an answer from the network, is React's to know of too. */
  const clicks: typeof diner.clicks = (role, name) => act(() => diner.clicks(role, name))
  return { ...diner, clicks, hcaptcha, tokens }
}

/** The same, with the challenge on screen. */
export async function meetsChallenge(evening?: Evening) {
  const diner = await sitsDownToDinner(evening)
  await diner.finds('group', 'Confirm that you are human')
  await diner.waits()
  return diner
}

const asksForCard = bookingBody({ bookingReference: null, requiresCcg: true })

/** A booking that has met step 8, with the token of step 4. */
export async function meetsCard() {
  const diner = await meetsChallenge({ answer: asksForCard })
  diner.hcaptcha.solves()
  await diner.presses('Complete Booking')
  await diner.finds('heading', 'Card Guarantee')
  await diner.waits()
  diner.network.answer(create, bookingBody())
  return diner
}

export type Dinner = Awaited<ReturnType<typeof meetsChallenge>>
