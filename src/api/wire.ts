/**
 * What goes over the wire, for a chain's back end or adapter: the bodies of the nine calls and the two payloads. A field
 * with a question mark may be left out, or be null: its comment says what then happens. Fields that are not here are
 * ignored, but for plugins that read them.
 */

import type { Venue } from './bodies'

type Maybe<Value> = Value | null | undefined
/** Fails to compile where a field is missing here or no longer there. */
type Complete<Known, Fields extends Known> = Fields

/** A restaurant. The least is `{ id, name }`. */
export interface WireVenue {
  /** Comes back in calls and payloads. In a payload it has the type that it has here; a call has it as a text. */
  readonly id: string | number
  /** As diners know it; not empty. */
  readonly name: string
  /** Line by line. Left out: none is shown. */
  readonly address?: Maybe<readonly string[]>
  /** Left out: none is shown. */
  readonly postCode?: Maybe<string>
  /** For "You can call the restaurant on". Left out: nobody is told to call. */
  readonly telephone?: Maybe<string>
  /** Miles from the chosen restaurant or place: other restaurants stand nearest first. Left out: it stands last. */
  readonly distance?: Maybe<number | string>
  /** The distance as diners read it: "1.2 miles". Left out: none is shown. */
  readonly distanceInMilesString?: Maybe<string>
  /** Closed today, for plugins: closed days are those of `closedFrom` and `closedTo`. Left out: open. */
  readonly isClosed?: Maybe<boolean>
  /** Stands above the step whenever it is there; may hold ##closedFrom## and ##closedTo##. Left out: none. */
  readonly closedMessage?: Maybe<string>
  /** The first closed day, "2026-12-24". Left out beside `closedTo`: closed until then. Alone: the days after it are closed. */
  readonly closedFrom?: Maybe<string>
  /** The day it is open again, "2026-12-27". */
  readonly closedTo?: Maybe<string>
  /** Times near the chosen one, read from `checkAvailability` alone. Left out: none, and it is not listed there. */
  readonly availability?: Maybe<readonly WireSlot[]>
  /** False hides the choice of a journey. Left out: it is shown. */
  readonly showJourneyOptions?: Maybe<boolean>
  /** Switches and texts. Left out: each has its default. */
  readonly bookingConfiguration?: Maybe<WireConfiguration>
}

type _CheckedVenue = Complete<Record<keyof Venue, unknown>, Required<WireVenue>>

/** Switches and texts of a restaurant, all of them texts: 'true' is on. What is left out has its default. */
export interface WireConfiguration {
  /** 'true': the marketing box is shown. */
  readonly 'step4-showOptInCheckbox'?: Maybe<string>
  /** 'true': the diner confirms to be over 16. */
  readonly 'step4-requireMinAge'?: Maybe<string>
  /** Sent as `ocassionType` of a kids' party. */
  readonly pmpKidsOccasionName?: Maybe<string>
  /** Sent as `ocassionType` of an adults' party. */
  readonly pmpAdultOccasionName?: Maybe<string>
  /** Over the other times and restaurants. ##telephone## becomes a link. */
  readonly 'step2-message'?: Maybe<string>
  readonly 'step2-message-cs'?: Maybe<string>
  readonly 'step2-message-notavailable'?: Maybe<string>
  readonly 'step2-message-cs-notavailable'?: Maybe<string>
  readonly 'step2-message-closed'?: Maybe<string>
  /** 'true': no title over a confirmed enquiry. */
  readonly 'enquiry-confirmation-hide-title'?: Maybe<string>
  readonly 'enquiry-confirmation-warning'?: Maybe<string>
  readonly 'enquiry-confirmation-hide-pleasenote-warning'?: Maybe<string>
  /** Others, for plugins. */
  readonly [key: string]: Maybe<string>
}

/** A time of a day. The least that can be booked is `{ time, available: true }`. */
export interface WireSlot {
  /** Hours and minutes of the restaurant's clock as one number: 1930, or "1930". 930 is half past nine in the morning. */
  readonly time: number | string
  /** It can be booked. Left out: it is full. */
  readonly available?: Maybe<boolean>
  /** It cannot be booked, but be enquired about. Left out: it cannot. */
  readonly useEnquiryFallback?: Maybe<boolean>
}

/** Part of a day, as lunch or dinner. */
export interface WireSession {
  /** "Dinner". Left out: its times stand without a name. */
  readonly title?: Maybe<string>
  /** Not read yet. */
  readonly startTime?: unknown
  /** Not read yet. */
  readonly endTime?: unknown
  /** All times of it, full ones too. Left out: none. */
  readonly availability?: Maybe<readonly WireSlot[]>
}

/** The answer of `getSessions`. The least is `{ sessions: [] }`: no tables on that day. */
export interface WireSessions {
  readonly sessions: readonly WireSession[]
  /** Switches and texts again, which count before those of the restaurant. Left out: those alone. */
  readonly configuration?: Maybe<{ readonly configuration?: Maybe<WireConfiguration> }>
}

/** The answer of `searchNearby`. */
export interface WireNearby {
  /** Nearest first. Left out: none. */
  readonly venues?: Maybe<readonly WireVenue[]>
  /** "Galway, Ireland", for the heading "Near …". Left out: the heading has no place. */
  readonly resolvedLocationDescription?: Maybe<string>
}

interface AvailabilityFields {
  /** True: neither here nor near by is anything to book or to enquire about. Left out: there is. */
  readonly noAvailability?: Maybe<boolean>
  /** The restaurant has a table at exactly the chosen time. */
  readonly originalChoiceAvailable?: Maybe<boolean>
  /** Another name of the same; `originalChoiceAvailable` goes before it. */
  readonly anyAvailabilityInOriginalRestaurant?: Maybe<boolean>
  /** It is closed on that day. Left out: open. */
  readonly originalChoiceClosed?: Maybe<boolean>
  /** The chosen restaurant first, then others, each with the times around the chosen one. Left out: none. */
  readonly venues?: Maybe<readonly WireVenue[]>
}

/** The answer of `checkAvailability`: one of the first three fields has to be there. */
export type WireAvailability = AvailabilityFields &
  (
    | { readonly noAvailability: true }
    | { readonly originalChoiceAvailable: boolean }
    | { readonly anyAvailabilityInOriginalRestaurant: boolean }
  )

/** A menu that may be chosen beforehand. The least is `{ id, title }`. */
export interface WireMenu {
  /** Comes back as the booking's `menuId`, with the type that it has here. */
  readonly id: string | number
  /** Not empty. */
  readonly title: string
  /** Left out: none is shown. */
  readonly description?: Maybe<string>
  /** Left out: a card without a picture. */
  readonly images?: Maybe<{ readonly thumbnail?: Maybe<string> }>
}

/** The answer of `getClientToken`: what the card provider's form is created with. */
export interface WireClientToken {
  readonly clientToken: string
}

interface BookingFields {
  /** The diner's. A number is shown as a text. */
  readonly bookingReference?: Maybe<string | number>
  /** Nothing is booked yet: a card has to guarantee it. Left out: it does not. */
  readonly requiresCcg?: Maybe<boolean>
  /** A card was checked. Left out: none was. */
  readonly ccgPerformed?: Maybe<boolean>
}

/** The answer of `createBooking`: the least is `{ bookingReference }`, or `{ requiresCcg: true }`. */
export type WireBookingAnswer = BookingFields &
  ({ readonly bookingReference: string | number } | { readonly requiresCcg: true })

/** The answer of `createEnquiry`. The least is `{}`. */
export interface WireEnquiryAnswer {
  /** Left out: the diner is thanked without one. */
  readonly enquiryReference?: Maybe<string | number>
}

/** What both payloads say of the diner. */
interface DetailsPayload {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly telephoneNumber: string
  /** The marketing box is ticked. */
  readonly optIn: boolean
  readonly optInAsked: true
  readonly termsAndConditions: boolean
  /** At most 200 characters, and never empty: "| Source: Website" is at its end. */
  readonly specialRequests: string
  /** 0 where guests are not split into adults and children. */
  readonly children: number
  /** Fields of plugins. */
  readonly [field: string]: unknown
}

/** What `createBooking` is given. */
export interface BookingPayload extends DetailsPayload {
  readonly venueId: string | number
  /** "2026-11-28". */
  readonly date: string
  /** "1930", on the restaurant's clock. */
  readonly time: string
  /** The adults where guests are split, otherwise all. */
  readonly guests: number
  /** Null: none was chosen. */
  readonly menuId: string | number | null
  /** The card form's one-time name for the card; null in the first call. */
  readonly paymentNonce: string | null
  /** Null: the brand has no human verification. */
  readonly captchaToken: string | null
}

/** What `createEnquiry` is given. */
export interface EnquiryPayload extends DetailsPayload {
  readonly venueId: string | number
  /** "2026-11-28"; null where a general enquiry names none. */
  readonly date: string | null
  /** "1930"; null where a general enquiry names none. */
  readonly time: string | null
  /** -1 is a group of 15 or more; null where a general enquiry names none. */
  readonly guests: number | null
  /** The party's occasion, spelled so; null for others. */
  readonly ocassionType: string | null
}
