import { definePlugin, notSent, preload, type BookingAnswer } from 'tavola'
import { forget, options, state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    // The booking plugin's place; in a brand without that plugin the insert is not shown.
    'booking.terms': true
  }
}

/** The terms on step 5, in the file of step 8. */
const loadTerms = () => import(/* webpackChunkName: "card-guarantee-step" */ './terms')

/**
 * Step 8 (card.when): if the server requires a card to guarantee a booking, the booking is sent again with a nonce from
 * Braintree's hosted fields. A nonce can be sent once.
 */
export default definePlugin({
  id: 'card-guarantee',
  serves: 'booking',
  essential: true,
  // Longer than the card check may take.
  deadline: 45_000,
  state,
  options,
  choices: { liabilityShift: ['require', 'prefer'] },
  limits: { cancelHours: [0, 8_760], currency: 'currency' },
  shares: ['cancelHours', 'fee', 'currency'],
  setup(ctx) {
    // A guarantee is valid only for the slot for which the server required it.
    let last: string | null = null
    ctx.effect(() => {
      const { confirmed, venue, date, time, guests } = ctx.facts
      const slot = confirmed ? JSON.stringify([venue?.id, date, time, guests]) : null
      if (slot === null || (last !== null && slot !== last)) forget(ctx)
      last = slot
    })
    // The terms are shown as soon as step 5 is.
    ctx.effect(() => {
      if (ctx.state.required.value || ctx.state.performed.value) preload([loadTerms])
    })
  },
  payload: {
    paymentNonce: ({ state }) => state.nonce.value?.reveal() ?? null,
    cardGuarantee: ({ state }) => state.agreed.value ?? notSent,
  },
  async beforeSubmit(ctx) {
    if (!ctx.state.required.value) return true
    const { tokenize } = await import(/* webpackChunkName: "card-guarantee-step" */ './tokenize')
    return tokenize(ctx)
  },
  onResponse({ state }, answer) {
    const { bookingReference, ccgPerformed } = answer as BookingAnswer
    state.performed.value = ccgPerformed
    state.required.value = bookingReference === null
  },
  inserts: [
    {
      at: 'booking.terms',
      always: true,
      optional: true,
      reservedHeight: '3em',
      load: () => import(/* webpackChunkName: "card-guarantee-clause" */ './clause'),
    },
    {
      at: 'confirmation',
      when: ({ state, options }) => state.performed.value && options.fee > 0,
      optional: true,
      load: loadTerms,
    },
  ],
  steps: [
    {
      id: 'card-guarantee',
      number: 8,
      prefetch: false,
      priority: 'takeover',
      when: ({ state }) => state.required.value,
      load: () => import(/* webpackChunkName: "card-guarantee-step" */ './guarantee'),
      back: forget,
    },
  ],
})
