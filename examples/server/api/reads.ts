import type { Handler } from 'hono'
import { textIn, restaurantIn, dateIn, guestsIn, timeIn } from '../request/path'
import { foldedWords, findTown } from '../restaurant/place'
import {
  bookingConfiguration,
  isClosedOn,
  restaurantsMatching,
  restaurantsNear,
  toVenue,
} from '../restaurant/restaurant'
import { findAlternatives, sessionsByRestaurant, type Alternatives } from '../availability/availability'
import { isTooFarAhead } from '../http/limits'
import { menusOf } from '../menu/menus'
import { unavailable } from '../booking/payment'
import type { Services } from './services'

/** `GET /api/venues/search/{text}`: restaurants by name, town, address or the start of a post code. */
export const search =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const words = foldedWords(textIn(c))
    const restaurants = words.length === 0 ? [] : await restaurantsMatching(database, words)
    return c.json(restaurants.map((restaurant) => toVenue(restaurant, now())))
  }

/** Large enough that every town has results, small enough for a short list. */
const WITHIN_MILES = 100
const MOST_VENUES = 8

/**
 * `GET /api/venues/searchnearby/{text}`: the restaurants nearest to a town or post code.
 * An unknown place is not an error: the answer has no venues and an empty description.
 */
export const searchNearby =
  ({ database, now }: Services): Handler =>
  async (c) => {
    const town = findTown(textIn(c))
    if (!town) return c.json({ venues: [], resolvedLocationDescription: '' })
    const near = await restaurantsNear(database, town, {
      withinMiles: WITHIN_MILES,
      limit: MOST_VENUES,
    })
    return c.json({
      venues: near.map(({ thing, miles }) => toVenue(thing, now(), { miles })),
      resolvedLocationDescription: `${town.name}, ${town.country}`,
    })
  }

/** `GET /api/venues/getbyid/{venueId}`. */
export const getById =
  ({ database, now }: Services): Handler =>
  async (c) =>
    c.json(toVenue(await restaurantIn(c, database), now()))

/** `GET /api/sessions/availability/{venueId}/{date}/{guests}/true`: a day's sessions with their slots. */
export const sessionAvailability =
  ({ database, now, daysAhead }: Services): Handler =>
  async (c) => {
    const date = dateIn(c)
    const guests = guestsIn(c)
    const restaurant = await restaurantIn(c, database)
    // No slots are offered for dates too far ahead.
    const offered = isTooFarAhead(date, restaurant, now(), daysAhead) ? [] : [restaurant]
    const sessions = await sessionsByRestaurant(database, offered, date, guests, now())
    return c.json({
      sessions: sessions.get(restaurant.id) ?? [],
      configuration: { configuration: bookingConfiguration(restaurant) },
    })
  }

/**
 * `GET /api/venues/searchavailability/{venueId}/{date}/{HHMM}/{guests}`: whether the chosen time is free, and the
 * alternatives near it.
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

/** The answer for a date too far ahead. */
const NOTHING: Alternatives = { chosen: undefined, venues: [] }

/**
 * `GET /api/menus/search/{venueId}/{date}/{guests}/{HHMM}`: the menus that diners can choose when booking.
 * This chain offers the same menus at all times: the date, guests and time are validated but not used.
 */
export const searchMenus =
  ({ database, publicUrl }: Services): Handler =>
  async (c) => {
    dateIn(c)
    guestsIn(c)
    timeIn(c)
    const restaurant = await restaurantIn(c, database)
    return c.json(await menusOf(database, restaurant, publicUrl))
  }

/** `GET /api/payment/getclienttoken`: the token for the card provider's form. */
export const getClientToken =
  ({ payment, log }: Services): Handler =>
  async (c) =>
    c.json({ clientToken: await payment.clientToken().catch(unavailable(log)) })
