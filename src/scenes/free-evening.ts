import {
  availabilityBody,
  bookingBody,
  clientTokenBody,
  enquiryBody,
  slotBody,
  type SlotBody,
  type VenueBody,
} from './bodies'
import { calls, type Stage, type Words } from './definition'
import { partsAfter, status, type Answers, type SeenRequest } from './network'
import { findRestaurants } from './restaurants'

/** All nine calls succeed. Every other scene overrides some of these answers. */
export function freeEvening({ restaurants, words, today, time: now }: Stage): Answers {
  const byId = (id: string | undefined) => restaurants.find((venue) => String(venue.id) === id)
  return {
    [calls.search]: (request: SeenRequest) =>
      findRestaurants(restaurants, partsAfter('/search/', request).join('/')),
    [calls.nearby]: (request: SeenRequest) =>
      near(restaurants, partsAfter('/searchnearby/', request).join('/')),
    [calls.venue]: (request: SeenRequest) => byId(partsAfter('/getbyid/', request)[0]) ?? status(404),
    [calls.sessions]: (request: SeenRequest) => {
      const [, date = '', guests] = partsAfter('/availability/', request)
      return freeDay(words, date, Number(guests), date === today ? now : 0)
    },
    [calls.check]: (request: SeenRequest) => {
      const [id, , time = ''] = partsAfter('/searchavailability/', request)
      const chosen = byId(id) ?? restaurants[0]
      return availabilityBody({ venues: [{ ...chosen, availability: around(time, 3) }] })
    },
    [calls.menus]: [],
    [calls.token]: clientTokenBody(),
    [calls.book]: bookingBody(),
    [calls.enquire]: enquiryBody(),
  }
}

/** The restaurants near the first one, by distance; other places have no results. */
function near(restaurants: readonly VenueBody[], text: string) {
  const [found] = findRestaurants(restaurants, text)
  if (!found || found !== restaurants[0]) return { venues: [], resolvedLocationDescription: '' }
  return { venues: restaurants.slice(0, 4), resolvedLocationDescription: found.address.at(-1) ?? text }
}

/** The sittings of a day with their first and last time, in minutes after midnight. */
const sittings = [
  { name: 'lunch', from: 12 * 60, to: 14 * 60 + 30 },
  { name: 'dinner', from: 17 * 60 + 30, to: 21 * 60 + 30 },
] as const

/** The number of guests from which tables are free only every half hour. */
const large = 8

/**
 * A free day with a few sold times, always the same ones for the same day. A large table is free every half hour. A
 * group can only send an enquiry.
 *
 * @param date YYYY-MM-DD
 * @param now HHMM: earlier times are not free
 */
function freeDay(words: Words, date: string, guests: number, now = 0) {
  const shift = Number(date.slice(-2))
  return dayOf(words, (minutes) => {
    const quarter = minutes / 15
    if (guests < 0) return { available: false, useEnquiryFallback: true }
    const sold = (quarter + shift) % 7 === 0
    const isFree = !sold && hhmm(minutes) > now
    return { available: isFree && (guests < large || quarter % 2 === 0), useEnquiryFallback: false }
  })
}

/** A day without a free table. */
export const fullDay = (words: Words, useEnquiryFallback = false) =>
  dayOf(words, () => ({ available: false, useEnquiryFallback }))

function dayOf(words: Words, state: (minutes: number) => Omit<SlotBody, 'time'>) {
  const sessions = sittings.map(({ name, from, to }) => ({
    title: words[name],
    startTime: hhmm(from),
    endTime: hhmm(to),
    availability: quarters(from, to).map((minutes) => ({ ...state(minutes), time: hhmm(minutes) })),
  }))
  return { sessions, configuration: { configuration: {} } }
}

/** Returns `count` free times around the wanted one, 45 minutes apart. */
export const around = (hhmmText: string, count: number, fallback = false): SlotBody[] =>
  Array.from({ length: count }, (_, index) => minutesOf(hhmmText) + (index - (count - 1) / 2) * 45)
    .map((minutes) => Math.round(minutes / 15) * 15)
    .filter((minutes) => minutes >= 11 * 60 && minutes < 24 * 60)
    .map((minutes) => slotBody(hhmm(minutes), !fallback, fallback))

const quarters = (from: number, to: number) =>
  Array.from({ length: (to - from) / 15 + 1 }, (_, index) => from + index * 15)

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
const hhmm = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60)
