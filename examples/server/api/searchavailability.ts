import type { Handler } from 'hono'
import { type Alternatives, findAlternatives } from '../availability/alternatives'
import { isTooFarAhead } from '../limits/days-ahead'
import { dateIn, guestsIn, restaurantIn, timeIn } from '../request/path'
import { isClosedOn } from '../restaurant/closure'
import type { Services } from './services'

/**
 * `GET /api/venues/searchavailability/{venueId}/{date}/{HHMM}/{guests}`: whether the chosen time is free, and the
 * alternatives near it (section 3, "Venue availability result").
 */
export const searchAvailability =
  ({ database, now, daysAhead }: Services): Handler =>
  async (c) => {
    const choice = { date: dateIn(c), minutes: timeIn(c), guests: guestsIn(c) }
    const restaurant = await restaurantIn(c, database)
    const { chosen, venues } = isTooFarAhead(choice.date, restaurant, now(), daysAhead)
      ? NOTHING
      : await findAlternatives(database, restaurant, choice, now())
    return c.json({
      noAvailability: venues.length === 0,
      originalChoiceAvailable: chosen?.available ?? false,
      originalChoiceClosed: isClosedOn(restaurant, choice.date),
      venues,
    })
  }

/** The answer beyond the days that can be booked. */
const NOTHING: Alternatives = { chosen: undefined, venues: [] }
