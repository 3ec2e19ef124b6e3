import { groupGuests, specifiedNumbers, type PluginContext } from 'tavola'
import type { messages } from './messages'

/** Both are shared: other parts show them too. */
export const options = {
  largestParty: specifiedNumbers.largestParty,
  minimumAge: specifiedNumbers.minimumAge,
}

export type StartContext = PluginContext<object, typeof options, typeof messages>

/** Whether step 1 ends in an enquiry instead of a booking: for an unchecked journey, or for a group. */
export const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)
