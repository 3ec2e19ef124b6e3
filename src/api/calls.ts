import { hhmm } from '../dates/plain-date'
import {
  availability,
  booking,
  clientToken,
  enquiry,
  menuList,
  nearby,
  sessions,
  venue,
  venueList,
  type Availability,
  type BookingAnswer,
  type EnquiryAnswer,
  type Menu,
  type Nearby,
  type Sessions,
  type Venue,
  type VenueId,
} from './bodies'
import {
  createTransport,
  type ApiOptions,
  type CreateResponse,
  type Http,
  type HttpOptions,
  type Payload,
} from './transport'

export type { ApiOptions, CreateResponse, InvalidResponse, Json, Payload } from './transport'

/** `date`: YYYY-MM-DD. `guests`: adults plus children, or -1 for a group. */
export interface SessionsQuery {
  readonly venueId: VenueId
  readonly date: string
  readonly guests: number
}

/** `time`: "19:30". */
export interface SlotQuery extends SessionsQuery {
  readonly time: string
}

/** The nine calls, and plugins' own. */
export type Calls = ReturnType<typeof createCalls>

export interface Api extends Calls {
  /** The same calls with more headers, such as an idempotency key for one call. */
  withHeaders(headers: Readonly<Record<string, string>>): Api
  /** The same calls without retries of a GET. Use them for prefetching, so that a failing back end gets no extra load. */
  withoutRetries(): Api
}

/**
 * The nine calls. Each resolves to its body, or rejects with an {@link ApiError}. A GET gives up after 10 s, including its
 * retries. A create is sent once, and gives up after 30 s.
 */
export function createCalls(options: ApiOptions, createHttp: (options: HttpOptions) => Http) {
  const { get, create, request } = createTransport(options, createHttp)
  return {
    searchVenues: (text: string, signal?: AbortSignal): Promise<Venue[]> =>
      get(venueList, ['venues', 'search', text], signal),

    searchNearby: (text: string, signal?: AbortSignal): Promise<Nearby> =>
      get(nearby, ['venues', 'searchnearby', text], signal),

    getVenue: (venueId: VenueId, signal?: AbortSignal): Promise<Venue> =>
      get(venue, ['venues', 'getbyid', venueId], signal),

    getSessions: ({ venueId, date, guests }: SessionsQuery, signal?: AbortSignal): Promise<Sessions> =>
      get(sessions, ['sessions', 'availability', venueId, date, guests, 'true'], signal),

    searchAvailability: (
      { venueId, date, time, guests }: SlotQuery,
      signal?: AbortSignal,
    ): Promise<Availability> =>
      get(availability, ['venues', 'searchavailability', venueId, date, hhmm(time), guests], signal),

    searchMenus: ({ venueId, date, guests, time }: SlotQuery, signal?: AbortSignal): Promise<Menu[]> =>
      get(menuList, ['menus', 'search', venueId, date, guests, hhmm(time)], signal),

    getClientToken: (signal?: AbortSignal) => get(clientToken, ['payment', 'getclienttoken'], signal),

    createBooking: (payload: Payload, signal?: AbortSignal): Promise<CreateResponse<BookingAnswer>> =>
      create(booking, 'api/bookings/create', payload, signal),

    createEnquiry: (payload: Payload, signal?: AbortSignal): Promise<CreateResponse<EnquiryAnswer>> =>
      create(enquiry, 'api/enquiries/create', payload, signal),

    request,
  }
}
