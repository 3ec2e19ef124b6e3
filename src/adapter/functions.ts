import type {
  BookingPayload,
  EnquiryPayload,
  WireAvailability,
  WireBookingAnswer,
  WireClientToken,
  WireEnquiryAnswer,
  WireMenu,
  WireNearby,
  WireSessions,
  WireVenue,
} from '../api/wire'

/** Comes with each call. */
export interface AdapterCall {
  /** Aborted once the response isn't needed. Pass it to your own `fetch`. */
  readonly signal: AbortSignal
  /** This browser session's random id. */
  readonly sessionId: string
  /**
   * Of a create, if the brand has an `idempotencyHeader`: the same for the same intention to book, also if it is resent. Otherwise null.
   */
  readonly idempotencyKey: string | null
  /** All headers that the widget sends. */
  readonly headers: Headers
}

/** The text that the diner typed: not empty, not encoded. */
export interface TextAsked {
  readonly text: string
}

export interface VenueAsked {
  /** A `WireVenue`'s id, always as a text: `Number(venueId)` where yours are numbers. */
  readonly venueId: string
}

export interface SessionsAsked extends VenueAsked {
  /** A day of the restaurant's calendar: "2026-11-28". */
  readonly date: string
  /** Adults and children together; -1 is a group of 15 or more. */
  readonly guests: number
}

export interface SlotAsked extends SessionsAsked {
  /** On the restaurant's clock: "19:30". */
  readonly time: string
}

/** A plugin's own call. */
export interface RequestAsked {
  readonly method: 'GET' | 'POST'
  /** With its query: "loyalty/points?card=7". */
  readonly path: string
  /** Of a POST, parsed. */
  readonly body: unknown
}

/** Returns the body, or a `Response` that is passed on unchanged. May return a promise. */
export type Answering<Asked, Body> = (
  asked: Asked,
  call: AdapterCall,
) => Body | Response | Promise<Body | Response>

/** One function for each call. Calls without one are not offered (docs/back-end/adapter.md). */
export interface AdapterFunctions {
  /** Restaurants by name or town. Left out: an empty list. */
  readonly search?: Answering<TextAsked, readonly WireVenue[]> | undefined
  /** Restaurants near a place. Left out: none. */
  readonly searchNearby?: Answering<TextAsked, WireNearby> | undefined
  /** One restaurant, for a page that names it. Null, undefined or left out: it doesn't exist. */
  readonly getVenue?: Answering<VenueAsked, WireVenue | null | undefined> | undefined
  /** The times of a day. Left out: diners read that availability can't be checked. */
  readonly getSessions?: Answering<SessionsAsked, WireSessions> | undefined
  /** Whether the chosen time is free, and what else is. Left out: it counts as free. */
  readonly checkAvailability?: Answering<SlotAsked, WireAvailability> | undefined
  /** Menus to choose from beforehand. Left out: none. */
  readonly getMenus?: Answering<SlotAsked, readonly WireMenu[]> | undefined
  /** For the card guarantee. Left out: the card form doesn't open. */
  readonly getClientToken?: Answering<object, WireClientToken> | undefined
  /** Left out: each booking is refused. */
  readonly createBooking?: Answering<BookingPayload, WireBookingAnswer> | undefined
  /** Left out: each enquiry is refused. */
  readonly createEnquiry?: Answering<EnquiryPayload, WireEnquiryAnswer> | undefined
  /** A plugin's own call. Left out: not found. */
  readonly request?: Answering<RequestAsked, unknown> | undefined
}

export type FunctionName = keyof AdapterFunctions
