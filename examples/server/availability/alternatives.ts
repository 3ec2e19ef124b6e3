import type { Queryable } from '../database/database'
import { restaurantsNear, type Restaurant } from '../restaurant/restaurant'
import { toVenue, type Venue } from '../restaurant/venue'
import { type DateText, fromSlotTime, type Minutes } from '../time/time'
import { type Session, sessionsByRestaurant, isUsable, type Slot } from './sessions'

/** The limits for alternatives: distance, difference from the chosen time, and number of other restaurants. */
const WITHIN_MILES = 30
const WITHIN_MINUTES: Minutes = 120
const MOST_ALTERNATIVES = 8

export interface Choice {
  readonly date: DateText
  readonly minutes: Minutes
  readonly guests: number
}

/** The answer to a choice: the chosen slot, if it exists, and alternatives. */
export interface Alternatives {
  readonly chosen: Slot | undefined
  /** The chosen restaurant first, then the others by distance; only those with a usable slot. */
  readonly venues: readonly Venue[]
}

/** Searches the chosen restaurant and those near it, around the chosen time (step.other-restaurants). */
export async function findAlternatives(
  database: Queryable,
  restaurant: Restaurant,
  { date, minutes, guests }: Choice,
  now: Date,
): Promise<Alternatives> {
  // The chosen restaurant has a distance of zero, so it comes first and counts towards the limit.
  const around = await restaurantsNear(database, restaurant, {
    withinMiles: WITHIN_MILES,
    limit: MOST_ALTERNATIVES + 1,
  })
  const restaurants = around.map(({ thing }) => thing)
  const sessions = await sessionsByRestaurant(database, restaurants, date, guests, now)

  const slotsNear = (id: string) => slotsAround(minutes, sessions.get(id) ?? [])
  return {
    chosen: slotsNear(restaurant.id).find(({ time }) => fromSlotTime(time) === minutes),
    venues: around
      .map(({ thing, miles }) => toVenue(thing, now, { miles, availability: slotsNear(thing.id) }))
      .filter((venue) => venue.availability.some(isUsable)),
  }
}

const slotsAround = (minutes: Minutes, sessions: readonly Session[]): Slot[] =>
  sessions
    .flatMap((session) => session.availability)
    .filter(({ time }) => Math.abs(fromSlotTime(time) - minutes) <= WITHIN_MINUTES)
