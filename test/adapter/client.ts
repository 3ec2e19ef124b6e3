import { createAdapter, type AdapterFunctions, type AdapterHeaders } from '../../src/adapter'
import { createApi, type Calls } from '../../src/api/client'

/** The widget's own client over an adapter, as in a page that gives no base URL. */
export function clientOver(
  functions: AdapterFunctions,
  sent: Record<string, string> = { 'X-Session-Id': 'session-1' },
  headers?: AdapterHeaders,
): Calls {
  return createApi({
    headers: sent,
    baseUrl: 'https://tavola.invalid',
    fetch: createAdapter(functions, headers),
  })
}

/** By the adapter's names: each call as the widget makes it. */
export const calls = {
  search: (api: Calls) => api.searchVenues('St. John’s / 50%'),
  searchNearby: (api: Calls) => api.searchNearby('Galway'),
  getVenue: (api: Calls) => api.getVenue(28),
  getSessions: (api: Calls) => api.getSessions({ venueId: 'a/b', date: '2026-11-28', guests: -1 }),
  checkAvailability: (api: Calls) =>
    api.searchAvailability({ venueId: 'cork', date: '2026-11-28', time: '09:30', guests: 2 }),
  getMenus: (api: Calls) =>
    api.searchMenus({ venueId: 'cork', date: '2026-11-28', time: '19:30', guests: 4 }),
  getClientToken: (api: Calls) => api.getClientToken(),
  createBooking: (api: Calls) => api.createBooking({ venueId: 28, time: '1930', tea: ['green'] }),
  createEnquiry: (api: Calls) => api.createEnquiry({ venueId: 28, ocassionType: null }),
  request: (api: Calls) => api.request('post', 'loyalty/points?card=7', { add: 1 }),
} satisfies Record<keyof AdapterFunctions, (api: Calls) => Promise<unknown>>
