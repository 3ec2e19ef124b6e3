import type { Adapter } from '../api/adapter'
import { createApi, type Payload } from '../api/client'
import type { BookingPayload, EnquiryPayload } from '../api/wire'
import { reportResponse } from '../host/widget/client'
import type { SessionsQuery, SlotQuery, TextQuery, VenueQuery } from './functions'

/**
 * Calls an adapter as the widget does, for a test without a page. Each call resolves to the body that the widget reads. It rejects with
 * an `ApiError` if the diner would see a failure. Invalid values are reported in the console. There are no retries.
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
    search: ({ text }: TextQuery) => api.searchVenues(text),
    searchNearby: ({ text }: TextQuery) => api.searchNearby(text),
    getVenue: ({ venueId }: VenueQuery) => api.getVenue(venueId),
    getSessions: (query: SessionsQuery) => api.getSessions(query),
    checkAvailability: (query: SlotQuery) => api.searchAvailability(query),
    getMenus: (query: SlotQuery) => api.searchMenus(query),
    getClientToken: () => api.getClientToken(),
    createBooking: async (payload: BookingPayload) =>
      (await api.createBooking(payload as unknown as Payload)).answer,
    createEnquiry: async (payload: EnquiryPayload) =>
      (await api.createEnquiry(payload as unknown as Payload)).answer,
  }
}
