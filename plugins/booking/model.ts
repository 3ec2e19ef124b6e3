import { keep, type Messages, type PluginContext } from 'tavola'

/** The texts of the journey and of its create. */
export const messages = {
  label: 'Book a Table',
  summary: 'Booking on {date} at {time} for {guests}',
  waiting: 'Checking Availability...',
  sending: 'Completing Booking...',
  complete: 'Complete Booking',
  failed: 'Could not complete booking:',
  terms: 'Bookings',
} as const satisfies Messages

export const state = {
  /** The restaurant has checked a card to guarantee this booking. */
  ccgPerformed: keep(false, 'reload'),
}

export type BookingContext = PluginContext<typeof state, object, typeof messages>
