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
  type Finding,
  type Reading,
  type ValueOf,
} from './definition'
import { invalid, isObject, objectIn } from './reading'

/**
 * The bodies of the nine calls (body.calls), each with its rules. A field's note is in
 * body-notes.ts. A new field of a restaurant is one line here and its note.
 */

export const slot = record({
  time,
  available: optionalFlag(false),
  useEnquiryFallback: optionalFlag(false),
})
export type Slot = ValueOf<typeof slot>
const slots = optional(list(slot), (): Slot[] => [])

/** Switches and texts. Their keys are in body-notes.ts. */
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
  (read, found) => {
    // Half a closure would be another closure.
    if (found.some(({ expected }) => expected === 'day')) read.closedFrom = read.closedTo = null
    return read
  },
)
export type Venue = ValueOf<typeof venue>
export type VenueId = Venue['id']
const venues = optional(list(venue), (): Venue[] => [])

/** A list whose items are all invalid doesn't count as empty, which would say that nothing was found, or that all is full. */
const isLost = (left: readonly unknown[], found: readonly Finding[], name?: string) =>
  left.length === 0 && found.some(({ path }) => name === undefined || path[0] === name)

const unlessLost = <Item>(left: Item[], found: readonly Finding[]) => (isLost(left, found) ? undefined : left)

/** All slots were invalid, and none that is left can be booked or enquired about. */
const areSlotsLost = (
  holders: readonly { readonly availability: readonly Slot[] }[],
  { findings, valid }: Reading,
) =>
  !valid.has(slot) &&
  findings.some(({ path }) => path[2] === 'availability') &&
  !holders.some(({ availability }) => availability.some((one) => one.available || one.useEnquiryFallback))

export const venueList = list(venue, unlessLost)

export const nearby = record({ venues, resolvedLocationDescription: optionalText }, (read, found) =>
  isLost(read.venues, found, 'venues') ? undefined : read,
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
  (read, found, reading) =>
    isLost(read.sessions, found, 'sessions') || areSlotsLost(read.sessions, reading) ? undefined : read,
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
  (read, found, reading) => {
    const { noAvailability } = read
    // The flag has two names, and the first one takes precedence (body.original-choice).
    const original = read.originalChoiceAvailable ?? read.anyAvailabilityInOriginalRestaurant
    if (original === null && !noAvailability)
      return invalid(reading, 'oneFlag', undefined, 'originalChoiceAvailable')
    // With a table at the chosen time, or none anywhere, the other restaurants do not count.
    const areNeeded = !original && !noAvailability
    if (areNeeded && (isLost(read.venues, found, 'venues') || areSlotsLost(read.venues, reading)))
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
export const menuList = list(menu, unlessLost)

export const clientToken = record({ clientToken: filled })

/**
 * A booking with a reference is made, even if another field of its response is invalid. Only the known fields count: plugins
 * get the whole response as it was sent too.
 */
const sideFlag = optional(looseFlag, () => false)
export const booking = record(
  { bookingReference: reference, requiresCcg: sideFlag, ccgPerformed: sideFlag },
  // Without a reference or a request for a card, nothing says what was done.
  ({ bookingReference, requiresCcg, ccgPerformed }, _, reading) =>
    requiresCcg || bookingReference !== null
      ? { bookingReference, requiresCcg, ccgPerformed }
      : invalid(reading, 'reference', undefined, 'bookingReference'),
)
export type BookingAnswer = ValueOf<typeof booking>

export const enquiry = record({ enquiryReference: reference }, ({ enquiryReference }) => ({
  enquiryReference,
}))
export type EnquiryAnswer = ValueOf<typeof enquiry>

/** The messages of a 400, one for each field, as back ends should write it (error.shapes). refusal.ts reads all other shapes of a create's. */
export function readRefusal(body: unknown): string[] {
  if (!isObject(body)) return []
  return messagesIn(body.errors) ?? messagesIn(body.modelState) ?? messagesIn(body) ?? []
}

/** The code of a refusal, for which a brand or a plugin may have a text: `{ "code": "table-gone" }`. */
export const readRefusalCode = (body: unknown): string | undefined =>
  isObject(body) && typeof body.code === 'string' && /^[\w-]{1,64}$/.test(body.code) ? body.code : undefined

/** The first message of each field (error.refused-booking). Values that are not text are ignored. */
function messagesIn(sent: unknown): string[] | undefined {
  if (!isObject(sent)) return undefined
  return Object.values(objectIn(sent) ?? sent)
    .map((messages: unknown) => (Array.isArray(messages) ? (messages[0] as unknown) : messages))
    .filter((message): message is string => typeof message === 'string' && message.trim() !== '')
}
