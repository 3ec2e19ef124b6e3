import { definePlugin, type BookingAnswer } from 'tavola'
import { forget, options, state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    // The booking plugin's own; it stands idle in a brand without that plugin.
    'booking.terms': true
  }
}

/**
 * Step 8 (section 2): where the server asks for a card to guarantee a booking, the booking is sent again with a nonce
 * that Braintree's hosted fields make of the card. The nonce is good for one sending.
 */
export default definePlugin({
  id: 'card-guarantee',
  serves: 'booking',
  essential: true,
  singleUse: true,
  // Longer than a card's check may take.
  deadline: 45_000,
  state,
  options,
  setup(ctx) {
    // A guarantee belongs to the slot that it was asked for.
    ctx.effect(() => {
      if (!ctx.facts.confirmed) forget(ctx)
    })
  },
  payload: { paymentNonce: ({ state }) => state.nonce.value },
  async beforeSubmit(ctx) {
    if (!ctx.state.required.value) return true
    const { tokenize } = await import(/* webpackChunkName: "card-guarantee-step" */ './tokenize')
    return tokenize(ctx)
  },
  onResponse({ state }, answer) {
    const { bookingReference, requiresCcg } = answer as BookingAnswer
    // An answer with neither leads nowhere: the step stays, under the banner.
    if (requiresCcg || bookingReference !== null) state.required.value = bookingReference === null
  },
  onError: ({ state }) => void (state.nonce.value = null),
  inserts: [
    {
      at: 'booking.terms',
      always: true,
      optional: true,
      reservedHeight: '3em',
      load: () => import(/* webpackChunkName: "card-guarantee-clause" */ './clause'),
    },
  ],
  steps: [
    {
      id: 'card-guarantee',
      number: 8,
      prefetch: false,
      priority: 'takeover',
      when: ({ state, facts }) => state.required.value && facts.references.booking === undefined,
      load: () => import(/* webpackChunkName: "card-guarantee-step" */ './guarantee'),
      back: forget,
    },
  ],
})
