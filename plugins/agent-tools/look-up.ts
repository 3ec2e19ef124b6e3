import { ApiError, type Journey, type Session, type Venue } from 'tavola'
import { searchText } from 'tavola/journeys'
import { dayTimes, firstDay, isClosedOn, isPlainDate } from 'tavola/time'
import { idOf, offeredId, refuse, restaurantAnswer, timesAnswer, type Refusal } from './answers'
import type { Input } from './input'
import type { Answer } from './model-context'
import type { ToolsContext } from './tools'

/** The tools that only read: restaurants, and the times of a day. */

export const mostRestaurants = 5

export async function findRestaurants(ctx: ToolsContext, { text }: Input): Promise<Answer> {
  const { facts, readOnlyLocation } = ctx
  if (readOnlyLocation)
    return facts.venue ? { restaurants: [restaurantAnswer(facts.venue)] } : refuse(ctx, 'busy')
  const found = (await search(ctx, searchText(String(text))))?.filter(({ id }) => offeredId(id) !== null)
  if (!found) return refuse(ctx, 'noAnswer')
  const restaurants = found.slice(0, mostRestaurants).map(restaurantAnswer)
  return { restaurants, ...(found.length > mostRestaurants && { more: true }) }
}

/** Name matches first, then those nearby, each once (search.order, search.listed-once). Null if nothing answers. */
async function search({ api, signal, brand }: ToolsContext, text: string): Promise<readonly Venue[] | null> {
  const { search: calls = brand.options.location?.search } = brand.options.start ?? {}
  const quick = api.withoutRetries()
  const none = () => null
  const [byName, nearby] = await Promise.all([
    calls === 'searchnearby' ? [] : quick.searchVenues(text, signal).catch(none),
    calls === 'search' ? [] : quick.searchNearby(text, signal).then(({ venues }) => venues, none),
  ])
  if (!byName && !nearby) return null
  const venues = [...(byName ?? []), ...(nearby ?? [])]
  return [...new Map(venues.map((venue) => [String(venue.id), venue] as const)).values()]
}

export interface DayQuery {
  /** See `offeredId`. */
  readonly restaurant: string
  readonly date: string
  readonly guests: number
}

/** A day at a restaurant, as the back end has it now. */
export interface DayFound {
  readonly venue: Venue
  readonly sessions: readonly Session[]
  readonly configuration: Readonly<Record<string, string>>
}

export async function listFreeTimes(ctx: ToolsContext, input: Input): Promise<Answer> {
  const query = {
    restaurant: String(input.restaurant),
    date: String(input.date),
    guests: Number(input.guests),
  }
  const day = await fetchDay(ctx, query, ctx.journey)
  if (typeof day === 'string') return refuse(ctx, day)
  const { venue } = day
  return {
    restaurant: restaurantAnswer(venue),
    date: query.date,
    day: ctx.formats.longDate(query.date),
    guests: query.guests,
    timeZone: ctx.brand.timeZone ?? null,
    ...timesAnswer(ctx, timesOf(ctx, query, day, ctx.journey)),
  }
}

/** The times of a day that is not the chosen one, by the same rules. */
export const timesOf = (
  { brand, facts, now }: ToolsContext,
  { date, guests }: DayQuery,
  { sessions }: DayFound,
  journey: Journey | null,
) => dayTimes({ brand, journey, now, facts: { ...facts, date, guests, sessions } }) ?? []

/** The restaurant and its sessions, or why there are none. */
export async function fetchDay(
  ctx: ToolsContext,
  { restaurant, date, guests }: DayQuery,
  journey: Journey | null,
): Promise<DayFound | Refusal> {
  const { api, facts, signal, brand, readOnlyLocation, shared } = ctx
  if (!isPlainDate(date)) return 'invalid'
  if (date < firstDay(ctx.now(), journey?.noticeHours, brand.timeZone)) return 'past'
  if (!journey?.splitGuests && guests > shared.largestParty) return 'tooLarge'
  const venueId = idOf(restaurant)
  if (venueId === null) return 'noRestaurant'
  if (readOnlyLocation && String(facts.venue?.id) !== venueId) return 'otherRestaurant'
  const quick = api.withoutRetries()
  try {
    const [venue, { sessions, configuration }] = await Promise.all([
      quick.getVenue(venueId, signal),
      quick.getSessions({ venueId, date, guests }, signal),
    ])
    if (isClosedOn(venue, date)) return 'closed'
    return { venue, sessions, configuration: configuration?.configuration ?? {} }
  } catch (error) {
    const { status = 0 } = error instanceof ApiError ? error.detail : {}
    return status === 404 || status === 400 ? 'noRestaurant' : 'noAnswer'
  }
}
