import { keep, type PluginContext } from 'tavola'
import type { messages } from './messages'

export const state = {
  /** The restaurant has checked a card to guarantee this booking (section 3, "Booking response"). */
  ccgPerformed: keep(false, 'reload'),
}

export type BookingContext = PluginContext<typeof state, object, typeof messages>
