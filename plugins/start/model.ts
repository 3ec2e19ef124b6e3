import { groupGuests, specifiedNumbers, type PluginContext } from 'tavola'
import type { Chosen, LocationResults } from './location-model'
import type { messages } from './messages'

/** Which calls the location box uses: both, or one of them by the name in its path (decisions, "Step 1"). */
const searches = ['both', 'search', 'searchnearby'] as const

export const options = {
  search: searches[0] as (typeof searches)[number],
  /** The box lists the restaurants that were last chosen on this device, which keeps them. */
  recent: false as boolean,
  /** The text that finds all restaurants of a small chain, which the box then lists by town; empty: it does not. */
  all: '',
  /** Both are shared: other parts show them too. */
  largestParty: specifiedNumbers.largestParty,
  minimumAge: specifiedNumbers.minimumAge,
}
export const choices = { search: searches }

export const state = {
  searchText: '',
  /** Incremented to search the same text again. */
  searchTries: 0,
  /** The results for the current text; null while they are unknown. */
  found: null as LocationResults | null,
  /** The restaurants that were last chosen on this device; null until they are read. */
  recent: null as readonly Chosen[] | null,
  /** The name of one of these that the back end has no more, as long as the list says so. */
  gone: '',
  calendarOpen: false,
  /** Something in step 1 has had the focus: before that nothing is said of what comes. */
  isUsed: false,
  /** The selection whose times failed to load; empty if none did. */
  timesFailed: '',
}

export type StartContext = PluginContext<typeof state, typeof options, typeof messages>

/** Whether step 1 ends in an enquiry instead of a booking: for an unchecked journey, or for a group. */
export const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)
