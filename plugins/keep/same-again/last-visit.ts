import type { JourneyName, PluginContext, Venue } from 'tavola'
import { addDays, earliestTime, firstDay, openDays, type PlainDate, toDate, wallTime } from 'tavola/time'
import type { KeepContext } from '..'

/** The table that was last booked on this device: enough to offer the same again, without its date. */
export interface Visit {
  /** The brand and its back end. A restaurant's id means nothing to another. */
  readonly backEnd: string
  readonly venueId: Venue['id']
  readonly venueName: string
  readonly journey: JourneyName
  readonly guests: number
  /** From 0, a Sunday. */
  readonly weekday: number
  /** HH:MM. */
  readonly time: string
}

/** The table that was booked; null for what has no table of its own: an enquiry, a party, a group. */
export function bookedVisit(ctx: KeepContext): Visit | null {
  const { venue, date, time, guests } = ctx.facts
  const { journey } = ctx
  if (!venue || date === null || time === null || !hasTables(journey)) return null
  return readVisit({
    backEnd: backEndOf(ctx),
    venueId: venue.id,
    venueName: venue.name,
    journey: journey.name,
    guests,
    weekday: weekdayOf(date),
    time,
  })
}

type Journey = NonNullable<PluginContext['journey']>

/** Whether it books tables that are free or not, for guests of one kind. */
export const hasTables = (journey: Journey | null): journey is Journey =>
  journey !== null && !journey.unchecked && !journey.direct && !journey.splitGuests

const backEndOf = ({ brand, baseUrl }: KeepContext) => `${brand.name} ${baseUrl}`

/** A stored value as a visit. Null if it makes no sense: other scripts of the page write to the same storage. */
export function readVisit(stored: unknown): Visit | null {
  const found = (stored ?? {}) as { readonly [Name in keyof Visit]?: unknown }
  const { backEnd, venueId, venueName, journey, guests, weekday, time } = found
  const isVisit =
    isText(backEnd) &&
    (isText(venueId) || Number.isSafeInteger(venueId)) &&
    isText(venueName) &&
    isText(journey) &&
    isIntegerWithin(guests, 1, Infinity) &&
    isIntegerWithin(weekday, 0, 6) &&
    isText(time) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  return isVisit ? ({ backEnd, venueId, venueName, journey, guests, weekday, time } as Visit) : null
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isIntegerWithin = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most

/** Whether this widget can book the same again, before a time is chosen. */
export function canRepeat(ctx: KeepContext, visit: Visit): boolean {
  const { facts, journey, journeys, shared, readOnlyLocation, state } = ctx
  return (
    visit.backEnd === backEndOf(ctx) &&
    [...journeys, journey].some((one) => one?.name === visit.journey) &&
    visit.guests <= shared.largestParty &&
    (!readOnlyLocation || facts.venue?.id === visit.venueId) &&
    facts.time === null &&
    // A restored choice is reported in the same place.
    state.told.value === ''
  )
}

/** The next such weekday whose time is still ahead by the restaurant's clock; with a `venue` it is open. Null if there is none. */
export function nextDay(ctx: KeepContext, { weekday, time }: Visit, venue?: Venue): PlainDate | null {
  const earliest = earliestTime(ctx)
  const first = firstDay(ctx.now(), ctx.journey?.noticeHours, ctx.brand.timeZone)
  const start = addDays(first, (weekday - weekdayOf(first) + 7) % 7)
  // Today's may be over.
  const days = openDays(venue ?? null, start, 2, 7)
  return days.find((date) => wallTime({ date, sessions: null }, time) >= earliest) ?? null
}

const weekdayOf = (day: PlainDate) => toDate(day).getDay()
