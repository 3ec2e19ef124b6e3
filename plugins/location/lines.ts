import type { GroupBase } from 'react-select'
import type { Venue } from 'tavola'

/** How many restaurants the location box lists at most: more would be slow to render, and of no use to read. */
export const mostListed = 50

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
  /** If the server finds nothing: known restaurants whose name is similar to the text. */
  readonly similar?: readonly Line[]
}

/** The content of the list. */
export interface ListContent {
  readonly lines: readonly (Line | Group)[]
  /** The number of restaurants, which may be more than the list has lines. */
  readonly count: number
  /** A call failed: tries it again. */
  readonly retry?: (() => void) | undefined
  readonly isLoading?: boolean
  /** Announced to screen readers in place of the number of restaurants. */
  readonly announcement?: string
  /** Shown under the list, or in its place if it is empty. */
  readonly notice?: string
}
