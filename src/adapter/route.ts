import type { FunctionName } from './functions'

/** The function for a request, and its argument. */
export interface Route {
  readonly name: FunctionName
  readonly query: object
}

type Parts = readonly string[]

const slotQuery = ([venueId, date, time, guests]: Parts) => ({
  venueId,
  date,
  time: time!.replace(/^(..)/, '$1:'),
  guests: Number(guests),
})

/** The calls by the end of their path. A star is one part of the path. */
const calls: readonly [call: string, name: FunctionName, read: (parts: Parts) => object][] = [
  ['GET /api/venues/search/*', 'search', ([text]) => ({ text })],
  ['GET /api/venues/searchnearby/*', 'searchNearby', ([text]) => ({ text })],
  ['GET /api/venues/getbyid/*', 'getVenue', ([venueId]) => ({ venueId })],
  [
    'GET /api/sessions/availability/*/*/*/true',
    'getSessions',
    ([venueId, date, guests]) => ({ venueId, date, guests: Number(guests) }),
  ],
  ['GET /api/venues/searchavailability/*/*/*/*', 'checkAvailability', slotQuery],
  [
    'GET /api/menus/search/*/*/*/*',
    'getMenus',
    ([venueId, date, guests, time]) => slotQuery([venueId!, date!, time!, guests!]),
  ],
  ['GET /api/payment/getclienttoken', 'getClientToken', () => ({})],
  ['POST /api/bookings/create', 'createBooking', () => ({})],
  ['POST /api/enquiries/create', 'createEnquiry', () => ({})],
]

const routes = calls.map(([call, name, read]) => {
  const [method, path = ''] = call.split(' ')
  return { method, pattern: new RegExp(`${path.replaceAll('*', '([^/]+)')}$`), name, read }
})

/** Finds a request's function. A create gets its body. Any unknown request is a plugin's own. */
export function routeOf(request: Pick<Request, 'url' | 'method'>, body: unknown): Route {
  const { pathname, search } = new URL(request.url, 'https://tavola.invalid')
  for (const { method, pattern, name, read } of routes) {
    const parts = method === request.method && pattern.exec(pathname)
    if (parts) return { name, query: method === 'POST' ? Object(body) : read(parts.slice(1).map(decode)) }
  }
  return { name: 'request', query: { method: request.method, path: (pathname + search).slice(1), body } }
}

const decode = (part: string) => decodeURIComponent(part)
