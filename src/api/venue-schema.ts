import {
  filled,
  id,
  isNone,
  list,
  nonsense,
  optional,
  optionalFlag,
  optionalText,
  record,
  text,
  textMap,
  type Read,
  type Whole,
} from './reading'

/** Venues and slots (specification section 3). */

export type VenueId = string | number

export interface Slot {
  /** As "19:30". */
  time: string
  available: boolean
  useEnquiryFallback: boolean
}

/** Hours and minutes as one integer: 1930, or "1930". */
const time: Read<string> = (sent, reading) => {
  const number = typeof sent === 'string' && /^\d+$/.test(sent) ? Number(sent) : sent
  if (typeof number !== 'number' || number % 1 !== 0 || number < 0 || number >= 2400 || number % 100 > 59)
    return nonsense(reading, 'time', sent)
  const digits = String(number).padStart(4, '0')
  return `${digits.slice(0, 2)}:${digits.slice(2)}`
}

const bareSlot = record<Slot>({
  time,
  available: optionalFlag(false),
  useEnquiryFallback: optionalFlag(false),
})

const slot: Read<Slot> = (sent, reading) => {
  const before = reading.findings.length
  const read = bareSlot(sent, reading)
  if (reading.findings.length === before) reading.soundSlots++
  return read
}

export const readSlots = optional(list(slot), (): Slot[] => [])

/** Followed by a time or not, which is ignored. A day that no calendar has is none. */
const day: Read<string | null> = (sent, reading) => {
  if (isNone(sent) || sent === '') return null
  const start = typeof sent === 'string' ? sent.slice(0, 10) : ''
  return /^\d{4}-\d\d-\d\d$/.test(start) && new Date(start).toJSON()?.startsWith(start)
    ? start
    : nonsense(reading, 'day', sent)
}
const optionalDay = optional(day, () => null)

const isDistance = (sent: unknown): sent is number | string =>
  (typeof sent === 'number' || typeof sent === 'string') && Number.isFinite(Number(sent))

const distance: Read<number | null> = (sent, reading) =>
  sent === '' ? null : isDistance(sent) ? Number(sent) : nonsense(reading, 'number', sent)

const lines = list<string>((sent, reading) => (isNone(sent) ? undefined : text(sent, reading)))

/**
 * Every field of a restaurant. The type, the wire type (wire.ts), the scenes' bodies and the stored venue are held to it: a
 * field that one of them lacks does not compile.
 */
const venueFields = {
  id,
  name: filled,
  address: optional(lines, (): string[] => []),
  postCode: optionalText,
  telephone: optionalText,
  /** From the searched place, for sorting. */
  distance: optional(distance, () => null),
  distanceInMilesString: optionalText,
  isClosed: optionalFlag(false),
  closedMessage: optionalText,
  /** Days as "2026-11-28" (section 5, closures). */
  closedFrom: optionalDay,
  closedTo: optionalDay,
  availability: readSlots,
  showJourneyOptions: optionalFlag(true),
  bookingConfiguration: optional(textMap, (): Record<string, string> => ({})),
}

export type Venue = Whole<typeof venueFields>

const bareVenue = record<Venue>(venueFields)

/** Half a closure would mean another one: where one of its days makes no sense, there is none. */
export const readVenue: Read<Venue> = (sent, reading) => {
  const before = reading.findings.length
  const venue = bareVenue(sent, reading)
  if (venue && reading.findings.slice(before).some(({ expected }) => expected === 'day'))
    venue.closedFrom = venue.closedTo = null
  return venue
}

export const readVenueList = list(readVenue)
