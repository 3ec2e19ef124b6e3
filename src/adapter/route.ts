import type { FunctionName } from './functions'

/** The function that a request is for, and its arguments. */
export interface Route {
  readonly name: FunctionName
  readonly asked: object
}

type Parts = readonly string[]

const slotAsked = ([venueId, date, time, guests]: Parts) => ({
  venueId,
  date,
  time: time!.replace(/^(..)/, '$1:'),
  guests: Number(guests),
})

/** By the end of the path, whatever is before "/api/". A star is one part of the path. */
const calls: readonly [call: string, name: FunctionName, ask: (parts: Parts) => object][] = [
  ['GET /api/venues/search/*', 'search', ([text]) => ({ text })],
  ['GET /api/venues/searchnearby/*', 'searchNearby', ([text]) => ({ text })],
  ['GET /api/venues/getbyid/*', 'getVenue', ([venueId]) => ({ venueId })],
  [
    'GET /api/sessions/availability/*/*/*/true',
    'getSessions',
    ([venueId, date, guests]) => ({ venueId, date, guests: Number(guests) }),
  ],
  ['GET /api/venues/searchavailability/*/*/*/*', 'checkAvailability', slotAsked],
  [
    'GET /api/menus/search/*/*/*/*',
    'getMenus',
    ([venueId, date, guests, time]) => slotAsked([venueId!, date!, time!, guests!]),
  ],
  ['GET /api/payment/getclienttoken', 'getClientToken', () => ({})],
  ['POST /api/bookings/create', 'createBooking', () => ({})],
  ['POST /api/enquiries/create', 'createEnquiry', () => ({})],
]

const routes = calls.map(([call, name, ask]) => {
  const [method, path = ''] = call.split(' ')
  return { method, pattern: new RegExp(`${path.replaceAll('*', '([^/]+)')}$`), name, ask }
})

/** A create gets its body. Any other request is a plugin's own. */
export function routeOf(request: Pick<Request, 'url' | 'method'>, body: unknown): Route {
  const { pathname, search } = new URL(request.url, 'https://tavola.invalid')
  for (const { method, pattern, name, ask } of routes) {
    const parts = method === request.method && pattern.exec(pathname)
    if (parts) return { name, asked: method === 'POST' ? Object(body) : ask(parts.slice(1).map(decoded)) }
  }
  return { name: 'request', asked: { method: request.method, path: (pathname + search).slice(1), body } }
}

const decoded = (part: string) => decodeURIComponent(part)
