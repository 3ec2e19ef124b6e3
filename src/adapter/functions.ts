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

/** The second argument of each function. */
export interface AdapterCall {
  /** The signal aborts once the response isn't needed. Pass it to your own `fetch`. */
  readonly signal: AbortSignal
  /** This browser session's random id. */
  readonly sessionId: string
  /** The key of a create if the brand has an `idempotencyHeader`, otherwise null. A create that is resent has the same key. */
  readonly idempotencyKey: string | null
  /** All headers that the widget sends. */
  readonly headers: Headers
}

/** The text that the diner typed: not empty, not encoded. */
export interface TextQuery {
  readonly text: string
}

export interface VenueQuery {
  /** A `WireVenue`'s id, always as a text. Use `Number(venueId)` if yours are numbers. */
  readonly venueId: string
}

export interface SessionsQuery extends VenueQuery {
  /** A day of the restaurant's calendar: "2026-11-28". */
  readonly date: string
  /** Adults and children together; -1 is a group of 15 or more. */
  readonly guests: number
}

export interface SlotQuery extends SessionsQuery {
  /** The time on the restaurant's clock: "19:30". */
  readonly time: string
}

/** A plugin's own call. */
export interface RequestQuery {
  readonly method: 'GET' | 'POST'
  /** The path with its query: "loyalty/points?card=7". */
  readonly path: string
  /** The parsed body of a POST. */
  readonly body: unknown
}

/** Returns the body, or a `Response` that is passed on unchanged, or a promise of one of them. */
export type AdapterFunction<Query, Body> = (
  query: Query,
  call: AdapterCall,
) => Body | Response | Promise<Body | Response>

/** One function for each call. Calls without one are not offered (docs/back-end/adapter.md). */
export interface AdapterFunctions {
  /** Restaurants by name or town. Left out: an empty list. */
  readonly search?: AdapterFunction<TextQuery, readonly WireVenue[]> | undefined
  /** Restaurants near a place. Left out: an empty list. */
  readonly searchNearby?: AdapterFunction<TextQuery, WireNearby> | undefined
  /** One restaurant, for a page that names it. Null, undefined or left out: it doesn't exist. */
  readonly getVenue?: AdapterFunction<VenueQuery, WireVenue | null | undefined> | undefined
  /** The times of a day. Left out: diners read that availability can't be checked. */
  readonly getSessions?: AdapterFunction<SessionsQuery, WireSessions> | undefined
  /** Whether the chosen time is free, and the alternatives. Left out: it counts as free. */
  readonly checkAvailability?: AdapterFunction<SlotQuery, WireAvailability> | undefined
  /** Menus to choose from beforehand. Left out: an empty list. */
  readonly getMenus?: AdapterFunction<SlotQuery, readonly WireMenu[]> | undefined
  /** The token for the card guarantee. Left out: the card form doesn't open. */
  readonly getClientToken?: AdapterFunction<object, WireClientToken> | undefined
  /** Books a table. Left out: each booking is refused. */
  readonly createBooking?: AdapterFunction<BookingPayload, WireBookingAnswer> | undefined
  /** Sends an enquiry. Left out: each enquiry is refused. */
  readonly createEnquiry?: AdapterFunction<EnquiryPayload, WireEnquiryAnswer> | undefined
  /** A plugin's own call. Left out: not found. */
  readonly request?: AdapterFunction<RequestQuery, unknown> | undefined
}

export type FunctionName = keyof AdapterFunctions
