import type { Adapter } from '../api/adapter'
import { createApi, type Payload } from '../api/client'
import type { BookingPayload, EnquiryPayload } from '../api/wire'
import { reportResponse } from '../host/widget/client'
import type { SessionsAsked, SlotAsked, TextAsked, VenueAsked } from './functions'

/**
 * An adapter's calls as the widget makes and reads them, for a test without a page: each resolves to the body as the widget
 * understands it, and rejects with an `ApiError` where it would tell the diner of a failure. What makes no
 * sense is told in the console, as on a page. Nothing is asked twice.
 */
export function tryAdapter(adapter: Adapter) {
  const headers = { 'X-Session-Id': 'test', 'Idempotency-Key': 'test' }
  const api = createApi({
    baseUrl: 'https://tavola.invalid',
    headers,
    fetch: adapter,
    retries: 0,
    onInvalid: reportResponse,
  })
  return {
    search: ({ text }: TextAsked) => api.searchVenues(text),
    searchNearby: ({ text }: TextAsked) => api.searchNearby(text),
    getVenue: ({ venueId }: VenueAsked) => api.getVenue(venueId),
    getSessions: (asked: SessionsAsked) => api.getSessions(asked),
    checkAvailability: (asked: SlotAsked) => api.searchAvailability(asked),
    getMenus: (asked: SlotAsked) => api.searchMenus(asked),
    getClientToken: () => api.getClientToken(),
    createBooking: async (payload: BookingPayload) =>
      (await api.createBooking(payload as unknown as Payload)).answer,
    createEnquiry: async (payload: EnquiryPayload) =>
      (await api.createEnquiry(payload as unknown as Payload)).answer,
  }
}
