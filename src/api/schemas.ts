import {
  filled,
  flag,
  id,
  list,
  nonsense,
  optional,
  optionalFlag,
  optionalText,
  record,
  textMap,
  type Read,
  type Reading,
} from './reading'
import { readSlots, readVenue, readVenueList, type Slot, type Venue } from './venue-schema'

/**
 * The bodies of the calls that ask (specification sections 3 and 7, contract section 2), one schema each. A list of which
 * nothing is left makes no sense as a whole: an empty one would say that nothing was found, or that all is full.
 */

const isLost = (left: readonly unknown[], { findings }: Reading, name?: string) =>
  left.length === 0 && findings.some(({ path }) => name === undefined || path[0] === name)

/** All that was sent about slots makes no sense, and what is left of it is no table. */
const areSlotsLost = (holders: readonly { availability: Slot[] }[], { findings, soundSlots }: Reading) =>
  soundSlots === 0 &&
  findings.some(({ path }) => path[2] === 'availability') &&
  !holders.some(({ availability }) => availability.some((slot) => slot.available || slot.useEnquiryFallback))

const listOrLost =
  <Item>(read: Read<Item[]>): Read<Item[]> =>
  (sent, reading) => {
    const left = read(sent, reading)
    return left && isLost(left, reading) ? undefined : left
  }

export const readVenues = listOrLost(readVenueList)
const optionalVenues = optional(readVenueList, (): Venue[] => [])

export interface Nearby {
  venues: Venue[]
  resolvedLocationDescription: string
}

const bareNearby = record<Nearby>({ venues: optionalVenues, resolvedLocationDescription: optionalText })

export const readNearby: Read<Nearby> = (sent, reading) => {
  // An empty list would pass as an object whose optional fields are all missing.
  if (Array.isArray(sent)) return nonsense(reading, 'object', sent)
  const answer = bareNearby(sent, reading)
  return answer && isLost(answer.venues, reading, 'venues') ? undefined : answer
}

export interface Session {
  title: string
  startTime?: unknown
  endTime?: unknown
  availability: Slot[]
}

export interface Sessions {
  sessions: Session[]
  configuration: { configuration: Record<string, string> }
}

const configuration = record({ configuration: optional(textMap, () => ({})) })
const session: Read<Session> = record<Pick<Session, 'title' | 'availability'>>({
  title: optionalText,
  availability: readSlots,
})
const bareSessions = record<Sessions>({
  sessions: list(session),
  configuration: optional(configuration, () => ({ configuration: {} })),
})

export const readSessions: Read<Sessions> = (sent, reading) => {
  const answer = bareSessions(sent, reading)
  if (!answer) return undefined
  const { sessions } = answer
  return isLost(sessions, reading, 'sessions') || areSlotsLost(sessions, reading) ? undefined : answer
}

interface SentAvailability {
  noAvailability: boolean
  originalChoiceAvailable: boolean | null
  anyAvailabilityInOriginalRestaurant: boolean | null
  originalChoiceClosed: boolean
  venues: Venue[]
}

export interface Availability extends SentAvailability {
  originalChoiceAvailable: boolean
}

const orNone = optional(flag, () => null)
const sentAvailability = record<SentAvailability>({
  noAvailability: optionalFlag(false),
  originalChoiceAvailable: orNone,
  anyAvailabilityInOriginalRestaurant: orNone,
  originalChoiceClosed: optionalFlag(false),
  venues: optionalVenues,
})

export const readAvailability: Read<Availability> = (sent, reading) => {
  const answer = sentAvailability(sent, reading)
  if (!answer) return undefined
  const { noAvailability, venues } = answer
  // Section 3 has two names for the flag; decisions, "Names", says which one takes precedence.
  const original = answer.originalChoiceAvailable ?? answer.anyAvailabilityInOriginalRestaurant
  if (original === null && !noAvailability)
    return nonsense(reading, 'oneFlag', undefined, 'originalChoiceAvailable')
  // With a table where it was asked for, or none anywhere, the other restaurants do not count.
  const counts = !original && !noAvailability
  if (counts && (isLost(venues, reading, 'venues') || areSlotsLost(venues, reading))) return undefined
  return { ...answer, originalChoiceAvailable: original ?? false }
}

export interface Menu {
  id: string | number
  title: string
  description: string
  images: { thumbnail: string }
}

const menu = record<Menu>({
  id,
  title: filled,
  description: optionalText,
  images: optional(record({ thumbnail: optionalText }), () => ({ thumbnail: '' })),
})

export const readMenus = listOrLost(list(menu))

export const readClientToken = record({ clientToken: filled })

export { readVenue }
export type { Slot, Venue, VenueId } from './venue-schema'
export type { BookingAnswer, EnquiryAnswer } from './created'
