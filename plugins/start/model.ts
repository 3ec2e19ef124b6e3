import { groupGuests, type PluginContext, type Venue } from 'tavola'
import type { messages } from './messages'

/** Which calls the location box uses: both, or one of them by the name in its path (decisions, "Step 1"). */
const searches = ['both', 'search', 'searchnearby'] as const

export const options = { search: searches[0] as (typeof searches)[number] }
export const choices = { search: searches }

/** What the location box lists: name matches first, then venues near by, without duplicates (decisions, "Step 1"). */
export interface LocationResults {
  readonly matches: readonly Venue[]
  readonly near: readonly Venue[]
  /** The place that the server has recognized: "Dublin 2"; may be empty. */
  readonly place: string
  /** A call failed and there is nothing to list, so a retry is offered. */
  readonly failed: boolean
}

export const state = {
  searchText: '',
  /** Incremented to search the same text again. */
  searchTries: 0,
  /** The results for the current text; null while they are unknown. */
  found: null as LocationResults | null,
  calendarOpen: false,
  /** The selection whose times failed to load; empty if none did. */
  timesFailed: '',
}

export type StartContext = PluginContext<typeof state, typeof options, typeof messages>

/** Whether step 1 ends in an enquiry instead of a booking: for an unchecked journey, or for a group. */
export const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)
