import { groupGuests, type PluginContext, type Venue } from 'tavola'
import type { messages } from './messages'

/** Which calls the location box asks: both, or one of them by its path's name (decisions, "Step 1"). */
const searches = ['both', 'search', 'searchnearby'] as const

export const options = { search: searches[0] as (typeof searches)[number] }
export const choices = { search: searches }

/** What the location box lists: name matches first, then what is near, a venue once (decisions, "Step 1"). */
export interface LocationResults {
  readonly matches: readonly Venue[]
  readonly near: readonly Venue[]
  /** What the server took the text for: "Dublin 2"; may be empty. */
  readonly place: string
  /** A call did not come through and there is nothing to list: something to try again. */
  readonly failed: boolean
}

export const state = {
  searchText: '',
  /** Counted up to search the same text again. */
  searchTries: 0,
  /** What was found for the text as it stands; null while that is not known. */
  found: null as LocationResults | null,
  calendarOpen: false,
  /** What was chosen when the call for its times failed; empty where none did. */
  timesFailed: '',
}

export type StartContext = PluginContext<typeof state, typeof options, typeof messages>

/** What is asked for is no table but an answer: the journey's own way, or a group's. */
export const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)
