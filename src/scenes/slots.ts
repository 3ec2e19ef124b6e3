import { slotBody, type SlotBody } from './bodies'

/** A restaurant's day: sittings with their first and last time, in minutes after midnight. */
const sittings = [
  { title: 'Lunch', from: 12 * 60, to: 14 * 60 + 30 },
  { title: 'Dinner', from: 17 * 60 + 30, to: 21 * 60 + 30 },
] as const

/** From this many guests on a table is harder to find. */
const large = 8

/**
 * A free day with the odd time gone, the same ones at each look at that day; a large table is free every half hour,
 * and a group is for the restaurant to place.
 *
 * @param date YYYY-MM-DD
 */
export function freeDay(date: string, guests: number) {
  const shift = Number(date.slice(-2))
  return dayOf((minutes) => {
    const quarter = minutes / 15
    if (guests < 0) return { available: false, useEnquiryFallback: true }
    const gone = (quarter + shift) % 7 === 0
    return { available: !gone && (guests < large || quarter % 2 === 0), useEnquiryFallback: false }
  })
}

/** The same day without a free table. */
export const fullDay = (useEnquiryFallback = false) => dayOf(() => ({ available: false, useEnquiryFallback }))

function dayOf(state: (minutes: number) => Omit<SlotBody, 'time'>) {
  const sessions = sittings.map(({ title, from, to }) => ({
    title,
    startTime: hhmm(from),
    endTime: hhmm(to),
    availability: quarters(from, to).map((minutes) => ({ ...state(minutes), time: hhmm(minutes) })),
  }))
  return { sessions, configuration: { configuration: {} } }
}

/** So many free times around a wanted one, three quarters of an hour apart. */
export const around = (hhmmText: string, count: number, fallback = false): SlotBody[] =>
  Array.from({ length: count }, (_, index) => minutesOf(hhmmText) + (index - (count - 1) / 2) * 45)
    .map((minutes) => Math.round(minutes / 15) * 15)
    .filter((minutes) => minutes >= 11 * 60 && minutes < 24 * 60)
    .map((minutes) => slotBody(hhmm(minutes), !fallback, fallback))

const quarters = (from: number, to: number) =>
  Array.from({ length: (to - from) / 15 + 1 }, (_, index) => from + index * 15)

const minutesOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(2))
const hhmm = (minutes: number) => Math.floor(minutes / 60) * 100 + (minutes % 60)
