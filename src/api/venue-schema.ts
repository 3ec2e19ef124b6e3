import * as v from 'valibot'

/**
 * Venues and slots (specification section 3). A chain may have thousands, so each is checked and read by functions in
 * one pass: as objects of valibot they take three times as long, more than all else that stands before their list.
 */

type Optional<Value> = Value | null | undefined

export interface SentSlot {
  /** Hours and minutes as one integer: 1930, or "1930". */
  readonly time: number | string
  readonly available: Optional<boolean>
  readonly useEnquiryFallback: Optional<boolean>
}

export interface SentVenue {
  /** Keeps the server's type, because it is sent back in paths and payloads. */
  readonly id: string | number
  readonly name: string
  readonly address: Optional<string[]>
  readonly postCode: Optional<string>
  readonly telephone: Optional<string>
  readonly distance: unknown
  readonly distanceInMilesString: Optional<string>
  readonly isClosed: Optional<boolean>
  readonly closedMessage: Optional<string>
  /** A day, optionally followed by a time that is ignored (section 5, closures). */
  readonly closedFrom: Optional<string>
  readonly closedTo: Optional<string>
  readonly availability: Optional<SentSlot[]>
  readonly showJourneyOptions: Optional<boolean>
  readonly bookingConfiguration: Optional<Record<string, Optional<string>>>
}

const isNone = (value: unknown) => value === undefined || value === null
const isFilled = (value: unknown) => typeof value === 'string' && /./.test(value)
const isText = (value: unknown) => isNone(value) || typeof value === 'string'
const isFlag = (value: unknown) => isNone(value) || typeof value === 'boolean'
const isDay = (value: unknown) =>
  isNone(value) || (typeof value === 'string' && /^(\d{4}-\d\d-\d\d.*)?$/.test(value))
const isList = (value: unknown, isItem: (item: unknown) => boolean) =>
  isNone(value) || (Array.isArray(value) && value.every(isItem))
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isTextMap = (value: unknown) =>
  isNone(value) || (isObject(value) && Object.values(own(value)).every(isText))

function isTime(value: unknown): boolean {
  const time = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof time === 'number' && time % 1 === 0 && time >= 0 && time < 2400 && time % 100 < 60
}

const isSlot = (slot: unknown) =>
  isObject(slot) && isTime(slot.time) && isFlag(slot.available) && isFlag(slot.useEnquiryFallback)

const isVenue = (venue: unknown) =>
  isObject(venue) &&
  (isFilled(venue.id) || Number.isFinite(venue.id)) &&
  isFilled(venue.name) &&
  isList(venue.address, (line) => typeof line === 'string') &&
  isText(venue.postCode) &&
  isText(venue.telephone) &&
  isText(venue.distanceInMilesString) &&
  isFlag(venue.isClosed) &&
  isText(venue.closedMessage) &&
  isDay(venue.closedFrom) &&
  isDay(venue.closedTo) &&
  isList(venue.availability, isSlot) &&
  isFlag(venue.showJourneyOptions) &&
  isTextMap(venue.bookingConfiguration)

/** Keys that every object has: as fields they come in attacks alone. */
const inherited = ['__proto__', 'constructor', 'prototype']

function own<Fields extends object>(fields: Fields): Fields {
  if (!inherited.some((key) => Object.hasOwn(fields, key))) return fields
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !inherited.includes(key))) as Fields
}

// Filled in where they are: an answer belongs to nobody else. Unknown fields stay for plugins; the core reads none.

/** With the time as "19:30". */
const readSlot = (slot: SentSlot) =>
  Object.assign(own(slot), {
    time: String(Number(slot.time)).padStart(4, '0').replace(/^(..)/, '$1:'),
    available: slot.available ?? false,
    useEnquiryFallback: slot.useEnquiryFallback ?? false,
  })

const readVenue = (venue: SentVenue) =>
  Object.assign(own(venue), {
    address: venue.address ?? [],
    postCode: venue.postCode ?? '',
    telephone: venue.telephone ?? '',
    distance: readDistance(venue.distance),
    distanceInMilesString: venue.distanceInMilesString ?? '',
    isClosed: venue.isClosed ?? false,
    closedMessage: venue.closedMessage ?? '',
    closedFrom: venue.closedFrom?.slice(0, 10) || null,
    closedTo: venue.closedTo?.slice(0, 10) || null,
    availability: (venue.availability ?? []).map(readSlot),
    showJourneyOptions: venue.showJourneyOptions ?? true,
    bookingConfiguration: readTextMap(venue.bookingConfiguration ?? {}),
  })

/** From the searched place, for sorting; null if it is not a number. */
function readDistance(miles: unknown): number | null {
  if (isNone(miles) || miles === '') return null
  return Number.isFinite(Number(miles)) ? Number(miles) : null
}

function readTextMap(map: Record<string, Optional<string>>): Record<string, string> {
  const texts = own(map)
  for (const name of Object.keys(texts)) texts[name] ??= ''
  return texts as Record<string, string>
}

export const slotSchema = v.pipe(v.custom<SentSlot>(isSlot), v.transform(readSlot))
export const venueSchema = v.pipe(v.custom<SentVenue>(isVenue), v.transform(readVenue))

export type VenueId = string | number
export type Slot = v.InferOutput<typeof slotSchema>
export type Venue = v.InferOutput<typeof venueSchema>
