import {
  customerFields,
  customerValidators,
  defineOutcome,
  definePlugin,
  selectionFields,
  type BookingAnswer,
} from 'tavola'
import { messages, state } from './model'

declare module 'tavola' {
  interface JourneyNames {
    Booking: true
  }
  interface PlaceNames {
    /** The terms popup, under the section "Bookings". */
    'booking.terms': true
  }
}

/** The journey "Book a Table" and its outcome: steps 4 and 5, and the create payload. */
export default definePlugin({
  id: 'booking',
  essential: true,
  state,
  messages,
  places: { 'booking.terms': 'the terms popup, under "Bookings"' },
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
  }),
  validators: customerValidators,
  // In the order of the payload (payload.booking). Other plugins of this journey replace the null values.
  payload: {
    ...selectionFields,
    menuId: () => null,
    ...customerFields,
    paymentNonce: () => null,
    captchaToken: () => null,
  },
  onResponse({ state }, answer) {
    state.ccgPerformed.value = (answer as BookingAnswer).ccgPerformed
  },
  inserts: [
    {
      at: 'conditions',
      always: true,
      optional: true,
      label: 'terms',
      reservedHeight: '12em',
      load: () => import(/* webpackChunkName: "booking-terms" */ './terms'),
    },
  ],
  steps: [
    {
      id: 'details',
      number: 4,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking === undefined,
      load: () => import(/* webpackChunkName: "booking-details" */ './details'),
    },
    {
      id: 'booked',
      number: 5,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking !== undefined,
      load: () => import(/* webpackChunkName: "booking-details" */ './booked'),
      end: true,
    },
  ],
})
