import { dayAt, isClosedOn, type Messages, type PluginContext, type Session, type Venue } from 'tavola'

export const messages = {
  looking: 'Finding the next available table…',
  found: 'Next available:',
  none: 'We found no tables in the next few days.',
  failed: "We couldn't look for other tables. Choose another day or time.",
  day: '{day}, {time}',
  elsewhere: '{time} at {venue}, {distance}',
  elsewhereNear: '{time} at {venue}',
} as const satisfies Messages

export const options = { calls: 8, time: '19:30' }

/** A table on another day, or in another restaurant on the same one. */
export interface FreeTable {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
  /** Null: the chosen restaurant. */
  readonly venue: Venue | null
  /** Of its day; null where they are not known. */
  readonly sessions: readonly Session[] | null
}

export type FirstFreeContext = PluginContext<object, typeof options, typeof messages>

/** The chosen restaurant is closed today: until a day, or until further notice. */
export const isClosedNow = ({ facts, brand, now }: FirstFreeContext): boolean =>
  facts.venue !== null && isClosedOn(facts.venue, dayAt(now(), brand.timeZone))
