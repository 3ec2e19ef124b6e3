import { defineOutcome, definePlugin, type Messages, type PluginContext } from 'tavola'

declare module 'tavola' {
  interface JourneyNames {
    Booking: true
  }
  interface Results {
    /** `cardChecked`: the restaurant has checked a card to guarantee the booking. */
    booking: { readonly cardChecked: boolean }
  }
  interface PlaceNames {
    /** The terms popup, under the section "Bookings". */
    'booking.terms': true
  }
}

const texts = {
  label: 'Book a Table',
  summary: 'Booking on {date} at {time} for {guests}',
  waiting: 'Checking Availability...',
  failed: 'Could not complete booking:',
  terms: 'Bookings',
} as const satisfies Messages

/** `Texts`: the texts of the part that uses it. */
export type BookingContext<Texts extends Messages> = PluginContext<object, object, typeof texts & Texts>

/** The journey "Book a Table" and its outcome: steps 4 and 5, and the create payload. */
export default definePlugin({
  id: 'booking',
  essential: true,
  texts,
  places: { 'booking.terms': 'the terms popup, under "Bookings"' },
  journey: { name: 'Booking', outcome: 'booking', defaults: { adults: 2, children: 0 } },
  outcome: defineOutcome({
    id: 'booking',
    send: (api, payload, signal) => api.createBooking(payload, signal),
    reference: ({ bookingReference }) => bookingReference,
    result: ({ ccgPerformed }) => ({ cardChecked: ccgPerformed }),
  }),
  steps: [
    {
      id: 'details',
      number: 4,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking === undefined,
      load: () => import('./details'),
    },
    {
      id: 'booked',
      number: 5,
      priority: 'flow',
      when: ({ facts }) => facts.confirmed && facts.references.booking !== undefined,
      load: () => import('./booked'),
      end: true,
    },
  ],
  inserts: [
    {
      at: 'conditions',
      always: true,
      optional: true,
      label: 'terms',
      prefetch: false,
      reservedHeight: '12em',
      load: () => import('./terms'),
    },
  ],
})
