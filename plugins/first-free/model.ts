import { dayAt, isClosedOn, type PluginContext, type Venue } from 'tavola'
import type { messages } from './messages'

export const options = { calls: 8, time: '19:30' }

/** A table on another day, or in another restaurant on the same one. */
export interface FreeTable {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
  /** Null: the chosen restaurant. */
  readonly venue: Venue | null
}

export type FirstFreeContext = PluginContext<object, typeof options, typeof messages>

/** The chosen restaurant is closed today: until a day, or until further notice. */
export const isClosedNow = ({ facts, brand, now }: FirstFreeContext): boolean =>
  facts.venue !== null && isClosedOn(facts.venue, dayAt(now(), brand.timeZone))
