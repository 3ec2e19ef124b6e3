import type { KeyboardEvent, RefObject } from 'react'
import type { GroupBase } from 'react-select'
import type { Messages, PluginContext, Venue } from 'tavola'

/** Which calls the location box uses: both, or one of them by the name in its path (search.one-call). */
const searches = ['both', 'search', 'searchnearby'] as const

export const options = {
  search: searches[0] as (typeof searches)[number],
  /** The box lists the restaurants that were last chosen on this device, which keeps them. */
  recent: false as boolean,
  /** The text that finds all restaurants of a small chain, which the box then lists by town; empty: it does not. */
  all: '',
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
  /** The name of a restaurant that the back end no longer has, as long as the list says so. */
  gone: '',
}

/** How many restaurants the location box lists at most: more would be slow to render, and of no use to read. */
export const mostListed = 50

export const messages = {
  label: 'Location',
  search: 'Search location',
  searching: 'Searching…',
  listFailed: "We couldn't load the list of restaurants.",
} as const satisfies Messages

export type LocationContext = PluginContext<typeof state, typeof options, typeof messages>

/** What the device keeps of a restaurant: as much as its line in the list shows. */
export type Chosen = Pick<Venue, 'id' | 'name' | 'address'>

/**
 * A line of the list: a whole restaurant, or one whose details are fetched once it is chosen. `hasNoPlace`: its distance is
 * not shown, as nothing was searched for.
 */
export type Line = { readonly venue: Venue; readonly hasNoPlace?: true } | { readonly chosen: Chosen }

/** Lines under a heading. `before`: text of the heading that is not part of the group's name. */
export interface Group extends GroupBase<Line> {
  readonly before?: string
}

/** The results of a search: name matches first, then restaurants nearby, without duplicates (search.order). */
export interface LocationResults {
  readonly matches: readonly Venue[]
  readonly near: readonly Venue[]
  /** The place that the server has recognized: "Dublin 2"; may be empty. */
  readonly place: string
  /** A call failed and there is nothing to list, so the list offers a retry. */
  readonly failed: boolean
  /** If the server finds nothing: known restaurants whose name is similar to the text. */
  readonly similar?: readonly Line[]
}

/** The content of the list. */
export interface ListContent {
  readonly lines: readonly (Line | Group)[]
  /** The number of restaurants, which may be more than the list has lines. */
  readonly count: number
  /** A call failed. */
  readonly failed?: boolean
  readonly isLoading?: boolean
  /** Announced to screen readers in place of the number of restaurants. */
  readonly announcement?: string
  /** Shown under the list, or in its place if it is empty. */
  readonly notice?: string
}

/** Shared by the box, which is there from the first paint, and its list, whose file comes later. */
export interface Box {
  readonly field: RefObject<HTMLDivElement | null>
  readonly input: RefObject<HTMLInputElement | null>
  /** Handlers of the list for what happens in the input; null until the list is there. */
  readonly events: RefObject<ListEvents | null>
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** The content of the list before anything is typed; null if there is none, so that the list stays closed. */
  readonly suggested: ListContent | null
  readonly suggest: (suggested: ListContent | null) => void
}

export interface ListEvents {
  onKeyDown(event: KeyboardEvent): void
}
