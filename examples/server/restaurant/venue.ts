import type { Slot } from '../availability/sessions'
import { type DateText, localTime } from '../time/time'
import {
  isClosedOn,
  isOver,
  type BookingConfiguration,
  bookingConfiguration,
  type Restaurant,
} from './restaurant'

/** A restaurant in an answer (body.venue). */
export interface Venue {
  readonly id: string
  readonly name: string
  readonly address: readonly string[]
  readonly postCode: string
  readonly telephone: string
  /** Miles from the searched place; null if the call has no place. */
  readonly distance: number | null
  /** The distance as a text, "1.2 miles". */
  readonly distanceInMilesString: string | null
  /** Whether it is closed today; a later closure is in the dates and the message. */
  readonly isClosed: boolean
  /** May contain ##closedFrom## and ##closedTo##, which the widget replaces. */
  readonly closedMessage: string | null
  readonly closedFrom: DateText | null
  readonly closedTo: DateText | null
  /** Empty except in the availability search. */
  readonly availability: readonly Slot[]
  readonly showJourneyOptions: boolean
  readonly bookingConfiguration: BookingConfiguration
}

/** The fields of a venue that depend on the call. */
interface Found {
  readonly miles?: number
  readonly availability?: readonly Slot[]
}

export function toVenue(restaurant: Restaurant, now: Date, { miles, availability = [] }: Found = {}): Venue {
  const today = localTime(now, restaurant.timeZone).date
  const closure = isOver(restaurant, today) ? NO_CLOSURE : restaurant
  return {
    id: restaurant.id,
    name: restaurant.name,
    address: restaurant.address,
    postCode: restaurant.postCode,
    telephone: restaurant.telephone,
    distance: miles === undefined ? null : Number(miles.toFixed(2)),
    distanceInMilesString: miles === undefined ? null : `${miles.toFixed(1)} miles`,
    isClosed: isClosedOn(restaurant, today),
    closedMessage: closure.closedMessage,
    closedFrom: closure.closedFrom,
    closedTo: closure.closedTo,
    availability,
    showJourneyOptions: restaurant.showJourneyOptions,
    bookingConfiguration: bookingConfiguration(restaurant),
  }
}

const NO_CLOSURE = { closedMessage: null, closedFrom: null, closedTo: null } as const
