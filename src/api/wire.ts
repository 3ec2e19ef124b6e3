/**
 * The bodies of the nine calls and the two payloads, for a chain's back end or adapter. A field with a question mark may be left
 * out, or be null. Other fields are ignored, except by plugins that read them.
 *
 * Written by `npm run docs` from bodies.ts and body-notes.ts.
 */

type Maybe<Value> = Value | null | undefined

/** Switches and texts of a restaurant. All values are texts, and a switch is on with 'true'. */
export interface WireConfiguration {
  /** 'true': Shows the marketing box. */
  readonly 'step4-showOptInCheckbox'?: Maybe<string>
  /** 'true': The diner confirms to be over 16. */
  readonly 'step4-requireMinAge'?: Maybe<string>
  /** Sent as `ocassionType` of a kids' party. Null without it. */
  readonly pmpKidsOccasionName?: Maybe<string>
  /** Sent as `ocassionType` of an adults' party. Null without it. */
  readonly pmpAdultOccasionName?: Maybe<string>
  /** The chosen time is taken, and other times or one restaurant are offered. */
  readonly 'step2-message'?: Maybe<string>
  /** The same with several restaurants. */
  readonly 'step2-message-cs'?: Maybe<string>
  /** The restaurant has nothing on that day. */
  readonly 'step2-message-notavailable'?: Maybe<string>
  /** The same with several restaurants. */
  readonly 'step2-message-cs-notavailable'?: Maybe<string>
  /** The restaurant is closed on that day. */
  readonly 'step2-message-closed'?: Maybe<string>
  /** 'true': No title above a confirmed enquiry. */
  readonly 'enquiry-confirmation-hide-title'?: Maybe<string>
  /** The sentence below a confirmed enquiry. */
  readonly 'enquiry-confirmation-warning'?: Maybe<string>
  /** 'true': No such sentence. */
  readonly 'enquiry-confirmation-hide-pleasenote-warning'?: Maybe<string>
  /** The currency of the restaurant's fees and prices, as an ISO 4217 code such as EUR. The brand's without it. */
  readonly currency?: Maybe<string>
  /** Others, for plugins. */
  readonly [key: string]: Maybe<string>
}

/** A time of a day. The minimum of one that can be booked is `{ time, available: true }`. */
export interface WireSlot {
  /** Hours and minutes on the restaurant's clock as one number: 1930, or 930 for half past nine in the morning. */
  readonly time: number | string
  /** It can be booked. Without it, the time counts as full. */
  readonly available?: Maybe<boolean>
  /** It can't be booked, but the restaurant answers an enquiry about it. Without it, no enquiry is offered. */
  readonly useEnquiryFallback?: Maybe<boolean>
}

/** A restaurant. The minimum is `{ id, name }`. */
export interface WireVenue {
  /** Comes back in payloads with the same type and every digit, and as text in paths and in calls to an adapter. */
  readonly id: string | number
  /** As diners know it. Not empty. */
  readonly name: string
  /** Line by line. Without it, none is shown. */
  readonly address?: Maybe<readonly string[]>
  /** As diners write it. Without it, none is shown. */
  readonly postCode?: Maybe<string>
  /** For messages that suggest a call. The link dials the first number in it. Without it, they have no number. */
  readonly telephone?: Maybe<string>
  /** Miles from the chosen restaurant or place: other restaurants are listed nearest first. Without it, the restaurant is listed last. */
  readonly distance?: Maybe<number | string>
  /** The distance as diners read it. Without it, none is shown. */
  readonly distanceInMilesString?: Maybe<string>
  /** Closed today, for plugins: `closedFrom` and `closedTo` decide which days can be selected. Without it, open. */
  readonly isClosed?: Maybe<boolean>
  /** Shown above every step. ##closedFrom## and ##closedTo## in it become dates. Without it, nothing is shown. */
  readonly closedMessage?: Maybe<string>
  /** The first closed day, without a time. Without `closedTo`, the days after it are closed. */
  readonly closedFrom?: Maybe<string>
  /** The day of reopening. Without `closedFrom`, the days before it are closed. */
  readonly closedTo?: Maybe<string>
  /** The times around the chosen one, only in the response of the availability call. Without one to book or enquire about, the restaurant is not listed there. */
  readonly availability?: Maybe<readonly WireSlot[]>
  /** False hides the choice of a journey. Without it, the choice is shown. */
  readonly showJourneyOptions?: Maybe<boolean>
  /** Switches and texts. Each one that is missing has its default. */
  readonly bookingConfiguration?: Maybe<WireConfiguration>
}

/** The response of the search near a place. */
export interface WireNearby {
  /** Nearest first. Without it, none is listed. */
  readonly venues?: Maybe<readonly WireVenue[]>
  /** The place, for the heading "Near …". Without it, the heading has no place. */
  readonly resolvedLocationDescription?: Maybe<string>
}

/** A part of a day, such as lunch or dinner. */
export interface WireSession {
  /** The heading of its times. Without it, they have none. */
  readonly title?: Maybe<string>
  /** All its times, full ones too. Without it, it has none. */
  readonly availability?: Maybe<readonly WireSlot[]>
  /** When it starts, as HHMM. Only read together with `endTime`. */
  readonly startTime?: unknown
  /** When it ends, as HHMM. Earlier than `startTime`: it ends after midnight, and its times after midnight come last, with the name of the next day. The requests have the day of the session. */
  readonly endTime?: unknown
}

/** The times of a day. The minimum is `{ sessions: [] }`: no tables on that day. */
export interface WireSessions {
  /** Lunch, dinner and so on. An empty list is a day without tables. */
  readonly sessions: readonly WireSession[]
  /** Takes precedence over the restaurant's. Without it, only that applies. */
  readonly configuration?: Maybe<{
    /** Switches and texts. */
    readonly configuration?: Maybe<WireConfiguration>
  }>
}

interface AvailabilityFields {
  /** No restaurant has a time to book or enquire about. Without it, one has. */
  readonly noAvailability?: Maybe<boolean>
  /** The chosen restaurant has a table at exactly the chosen time. */
  readonly originalChoiceAvailable?: Maybe<boolean>
  /** Another name of `originalChoiceAvailable`, which takes precedence. */
  readonly anyAvailabilityInOriginalRestaurant?: Maybe<boolean>
  /** The chosen restaurant is closed on that day. Without it, open. */
  readonly originalChoiceClosed?: Maybe<boolean>
  /** The chosen restaurant first, then others, each with the times around the chosen one. Without it, nothing else is offered. */
  readonly venues?: Maybe<readonly WireVenue[]>
}

/** Whether a time is free. One of `originalChoiceAvailable`, `anyAvailabilityInOriginalRestaurant` and `noAvailability` is required. */
export type WireAvailability = AvailabilityFields &
  (
    | { readonly noAvailability: true }
    | { readonly originalChoiceAvailable: boolean }
    | { readonly anyAvailabilityInOriginalRestaurant: boolean }
  )

/** A menu to choose beforehand. The minimum is `{ id, title }`. */
export interface WireMenu {
  /** Comes back as the booking's `menuId`, with the same type. */
  readonly id: string | number
  /** Not empty. */
  readonly title: string
  /** A sentence or two. Without it, none is shown. */
  readonly description?: Maybe<string>
  /** The picture of its card. Without it, the card has none. */
  readonly images?: Maybe<{
    /** The address of a picture, by http or https. */
    readonly thumbnail?: Maybe<string>
  }>
}

/** What the card provider's form is created with. */
export interface WireClientToken {
  /** Not empty. */
  readonly clientToken: string
}

interface BookingAnswerFields {
  /** For the diner. A number is shown as text. Blanks are none. */
  readonly bookingReference?: Maybe<string | number>
  /** Nothing is booked yet: a card has to guarantee it, and the widget sends the booking again with `paymentNonce`. Without it, no card is required. */
  readonly requiresCcg?: Maybe<boolean>
  /** A card was verified, and the confirmation says so. Without it, none was. */
  readonly ccgPerformed?: Maybe<boolean>
}

/** The response to a booking. The minimum is `{ bookingReference }`, or `{ requiresCcg: true }`. With neither, the diner reads that the outcome is unknown. */
export type WireBookingAnswer = BookingAnswerFields &
  ({ readonly bookingReference: string | number } | { readonly requiresCcg: true })

/** The response to an enquiry. The minimum is `{}`. */
export interface WireEnquiryAnswer {
  /** For the diner. Without it, the confirmation has no reference. */
  readonly enquiryReference?: Maybe<string | number>
}

/** What the widget sends to book. Plugins may add fields. */
export interface BookingPayload {
  /** The restaurant's id, with its type. */
  readonly venueId: string | number
  /** A date at the restaurant, such as "2026-11-20". */
  readonly date: string
  /** A time at the restaurant, such as "1930". */
  readonly time: string
  /** The adults where guests are split, otherwise all guests. */
  readonly guests: number
  /** 0 where guests are not split into adults and children. */
  readonly children: number
  /** The menu's id, with its type. Null: none was chosen. */
  readonly menuId: string | number | null
  /** An email address. A domain in other letters is sent as Punycode. */
  readonly email: string
  /** Not empty. */
  readonly firstName: string
  /** Not empty. */
  readonly lastName: string
  /** As it was typed, with the digits 0 to 9. Valid in one of the brand's countries. */
  readonly telephoneNumber: string
  /** Ends with "| Source: Website". */
  readonly specialRequests: string
  /** The marketing box is ticked. */
  readonly optIn: boolean
  /** Always true. */
  readonly optInAsked: true
  /** Always true. */
  readonly termsAndConditions: true
  /** The card form's one-time name for the card. Null in the first call, and without a guarantee. */
  readonly paymentNonce: string | null
  /** Null if the brand has no human verification. */
  readonly captchaToken: string | null
  /** The terms that the diner saw before the card: the most that a no-show costs the whole party, its currency (ISO 4217), and the last moment of free cancellation, with the restaurant's offset from UTC. Only together with `paymentNonce`. */
  readonly cardGuarantee?: {
    readonly noShowFee: number
    readonly currency: string | null
    readonly freeCancellationUntil: string | null
  }
  /** Fields of plugins. */
  readonly [field: string]: unknown
}

/** What the widget sends to enquire. Plugins may add fields. */
export interface EnquiryPayload {
  /** The restaurant's id, with its type. */
  readonly venueId: string | number
  /** A date at the restaurant. A general enquiry may have none: null. */
  readonly date: string | null
  /** A time at the restaurant. A general enquiry may have none: null. */
  readonly time: string | null
  /** The adults where guests are split, otherwise all guests. A general enquiry may have none: null. */
  readonly guests: number | null
  /** 0 where guests are not split into adults and children. */
  readonly children: number
  /** An email address. A domain in other letters is sent as Punycode. */
  readonly email: string
  /** Not empty. */
  readonly firstName: string
  /** Not empty. */
  readonly lastName: string
  /** As it was typed, with the digits 0 to 9. Valid in one of the brand's countries. */
  readonly telephoneNumber: string
  /** Ends with "| Source: Website". */
  readonly specialRequests: string
  /** The marketing box is ticked. */
  readonly optIn: boolean
  /** Always true. */
  readonly optInAsked: true
  /** Always true. */
  readonly termsAndConditions: true
  /** The party's occasion. Spelled like this. Null for other enquiries. */
  readonly ocassionType: string | null
  /** Only for servers that require human verification of enquiries too. */
  readonly captchaToken?: string | null
  /** Fields of plugins. */
  readonly [field: string]: unknown
}
