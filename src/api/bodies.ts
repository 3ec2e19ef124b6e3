import {
  day,
  filled,
  flag,
  id,
  list,
  looseFlag,
  number,
  optional,
  optionalFlag,
  optionalText,
  orNull,
  record,
  reference,
  text,
  texts,
  time,
  type Mismatch,
  type Reading,
  type ValueOf,
} from './definition'
import { addMismatch, isObject, objectIn } from './reading'

/** The bodies of the nine calls (body.calls), each with its rules. body-notes.ts describes each field. */

export const slot = record({
  time,
  available: optionalFlag(false),
  useEnquiryFallback: optionalFlag(false),
})
export type Slot = ValueOf<typeof slot>
const slots = optional(list(slot), (): Slot[] => [])

/** Switches and texts, whose keys are in body-notes.ts. */
const configuration = optional(texts, () => ({}))

export const venue = record(
  {
    id,
    name: filled,
    address: optional(list(text), (): string[] => []),
    postCode: optionalText,
    telephone: optionalText,
    distance: orNull(number),
    distanceInMilesString: optionalText,
    isClosed: optionalFlag(false),
    closedMessage: optionalText,
    closedFrom: orNull(day),
    closedTo: orNull(day),
    availability: slots,
    showJourneyOptions: optionalFlag(true),
    bookingConfiguration: configuration,
  },
  (read, mismatches) => {
    // Half a closure would be another closure.
    if (mismatches.some(({ expected }) => expected === 'day')) read.closedFrom = read.closedTo = null
    return read
  },
)
export type Venue = ValueOf<typeof venue>
export type VenueId = Venue['id']
const venues = optional(list(venue), (): Venue[] => [])

/** Whether all items of a list were invalid. An empty list would tell the diner that nothing was found, or that all is full. */
const isLost = (left: readonly unknown[], mismatches: readonly Mismatch[], name?: string) =>
  left.length === 0 && mismatches.some(({ path }) => name === undefined || path[0] === name)

const rejectLost = <Item>(left: Item[], mismatches: readonly Mismatch[]) =>
  isLost(left, mismatches) ? undefined : left

/** Whether all slots were invalid, or the valid ones can be neither booked nor enquired about. */
const areSlotsLost = (
  holders: readonly { readonly availability: readonly Slot[] }[],
  { mismatches, valid }: Reading,
) =>
  !valid.has(slot) &&
  mismatches.some(({ path }) => path[2] === 'availability') &&
  !holders.some(({ availability }) => availability.some((one) => one.available || one.useEnquiryFallback))

export const venueList = list(venue, rejectLost)

export const nearby = record({ venues, resolvedLocationDescription: optionalText }, (read, mismatches) =>
  isLost(read.venues, mismatches, 'venues') ? undefined : read,
)
export type Nearby = ValueOf<typeof nearby>

export const session = record({ title: optionalText, availability: slots })
export interface Session extends ValueOf<typeof session> {
  startTime?: unknown
  endTime?: unknown
}

export const configurationHolder = record({ configuration })

export const sessions = record(
  {
    sessions: list<Session>(session),
    configuration: optional(configurationHolder, () => ({ configuration: {} })),
  },
  (read, mismatches, reading) =>
    isLost(read.sessions, mismatches, 'sessions') || areSlotsLost(read.sessions, reading) ? undefined : read,
)
export type Sessions = ValueOf<typeof sessions>

export const availability = record(
  {
    noAvailability: optionalFlag(false),
    originalChoiceAvailable: orNull(flag),
    anyAvailabilityInOriginalRestaurant: orNull(flag),
    originalChoiceClosed: optionalFlag(false),
    venues,
  },
  (read, mismatches, reading) => {
    const { noAvailability } = read
    // The flag has two names, and the first one takes precedence (body.original-choice).
    const original = read.originalChoiceAvailable ?? read.anyAvailabilityInOriginalRestaurant
    if (original === null && !noAvailability)
      return addMismatch(reading, 'oneFlag', undefined, 'originalChoiceAvailable')
    // With a table at the chosen time, or none anywhere, the other restaurants do not count.
    const areNeeded = !original && !noAvailability
    if (areNeeded && (isLost(read.venues, mismatches, 'venues') || areSlotsLost(read.venues, reading)))
      return undefined
    return { ...read, originalChoiceAvailable: original ?? false }
  },
)
export type Availability = ValueOf<typeof availability>

export const images = record({ thumbnail: optionalText })
export const menu = record({
  id,
  title: filled,
  description: optionalText,
  images: optional(images, () => ({ thumbnail: '' })),
})
export type Menu = ValueOf<typeof menu>
export const menuList = list(menu, rejectLost)

export const clientToken = record({ clientToken: filled })

/** A booking with a reference is made, even if another field of its response is invalid. Plugins also get the unread response. */
const sideFlag = optional(looseFlag, () => false)
export const booking = record(
  { bookingReference: reference, requiresCcg: sideFlag, ccgPerformed: sideFlag },
  // Without a reference or a request for a card, the outcome is unknown.
  ({ bookingReference, requiresCcg, ccgPerformed }, _, reading) =>
    requiresCcg || bookingReference !== null
      ? { bookingReference, requiresCcg, ccgPerformed }
      : addMismatch(reading, 'reference', undefined, 'bookingReference'),
)
export type BookingAnswer = ValueOf<typeof booking>

export const enquiry = record({ enquiryReference: reference }, ({ enquiryReference }) => ({
  enquiryReference,
}))
export type EnquiryAnswer = ValueOf<typeof enquiry>

/** The messages of a 400 in the recommended shape, one for each field (error.shapes). refusal.ts reads a create's other shapes. */
export function readRefusalMessages(body: unknown): string[] {
  if (!isObject(body)) return []
  return messagesIn(body.errors) ?? messagesIn(body.modelState) ?? messagesIn(body) ?? []
}

/** The code of a refusal, `{ "code": "table-gone" }`. A brand or a plugin may have a text for it. */
export const readRefusalCode = (body: unknown): string | undefined =>
  isObject(body) && typeof body.code === 'string' && /^[\w-]{1,64}$/.test(body.code) ? body.code : undefined

/** The first message of each field (error.refused-booking). Values that are not text are ignored. */
function messagesIn(sent: unknown): string[] | undefined {
  if (!isObject(sent)) return undefined
  return Object.values(objectIn(sent) ?? sent)
    .map((messages: unknown) => (Array.isArray(messages) ? (messages[0] as unknown) : messages))
    .filter((message): message is string => typeof message === 'string' && message.trim() !== '')
}
