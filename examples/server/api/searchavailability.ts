import type { Handler } from 'hono'
import { findAlternatives } from '../availability/alternatives'
import { dateIn, guestsIn, restaurantIn, timeIn } from '../request/path'
import { isClosedOn } from '../restaurant/closure'
import type { Services } from './services'

/**
 * `GET /api/venues/searchavailability/{venueId}/{date}/{HHMM}/{guests}`: whether the chosen time is free, and the
 * alternatives near it (section 3, "Venue availability result").
 */
export const searchAvailability =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const choice = { date: dateIn(c), minutes: timeIn(c), guests: guestsIn(c) }
    const restaurant = await restaurantIn(c, database)
    const { chosen, venues } = await findAlternatives(database, restaurant, choice, now())
    return c.json({
      noAvailability: venues.length === 0,
      originalChoiceAvailable: chosen?.available ?? false,
      originalChoiceClosed: isClosedOn(restaurant, choice.date),
      venues,
    })
  }
