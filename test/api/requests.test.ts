import { expect } from 'chai'
import { createApi, type Calls } from '../../src/api/client'
import { sessionId } from '../../src/api/session'
import { baseUrl, createNetwork } from '../kit/network'

const slot = { venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 9 }
const booking = { venueId: 'cork', menuId: null }
const enquiry = { ocassionType: null }

type Call = (api: Calls) => Promise<unknown>

/** What the server sees of the call. */
async function seen(call: Call, base = baseUrl, header = 'X-Session-Id') {
  const network = createNetwork({ 'GET *': {}, 'POST *': {} })
  // As scripts wrap the page's fetch, to add a header of their own.
  const fetch: typeof network.fetch = (url, init) =>
    network.fetch(url, { ...init, headers: { ...init?.headers, 'X-Csrf': 'page' } })
  await call(createApi({ baseUrl: base, headers: { [header]: 'session-1' }, fetch })).catch(() => undefined)
  expect(network.requests).to.have.length(1)
  return network.requests[0]!
}

describe('Requests', () => {
  const calls: readonly (readonly [id: string, sends: string, call: Call, body?: object])[] = [
    ['call.search', 'GET /api/venues/search/cork', (api) => api.searchVenues('cork')],
    ['call.nearby', 'GET /api/venues/searchnearby/cork', (api) => api.searchNearby('cork')],
    ['call.venue', 'GET /api/venues/getbyid/cork', (api) => api.getVenue('cork')],
    [
      'call.sessions',
      'GET /api/sessions/availability/cork/2026-11-20/9/true',
      (api) => api.getSessions(slot),
    ],
    [
      'guests.minus-one: a group',
      'GET /api/sessions/availability/cork/2026-11-20/-1/true',
      (api) => api.getSessions({ ...slot, guests: -1 }),
    ],
    [
      'call.availability',
      'GET /api/venues/searchavailability/cork/2026-11-20/1930/9',
      (api) => api.searchAvailability(slot),
    ],
    ['call.menus', 'GET /api/menus/search/cork/2026-11-20/9/1930', (api) => api.searchMenus(slot)],
    ['call.client-token', 'GET /api/payment/getclienttoken', (api) => api.getClientToken()],
    ['call.create-booking', 'POST /api/bookings/create', (api) => api.createBooking(booking), booking],
    ['call.create-enquiry', 'POST /api/enquiries/create', (api) => api.createEnquiry(enquiry), enquiry],
  ]
  for (const [id, sends, call, body] of calls)
    it(`session.header, ${id}: ${sends}`, async () => {
      const { method, path, headers, ...request } = await seen(call)
      expect([`${method} ${path}`, request.body]).to.deep.equal([sends, body])
      expect(headers.get('Content-Type')).to.equal(body ? 'application/json' : null)
      expect(headers.get('X-Session-Id')).to.equal('session-1')
      expect(headers.get('X-Csrf')).to.equal('page')
    })

  const encoded: readonly (readonly [what: string, call: Call, path: string])[] = [
    ['all of a text', (api) => api.searchVenues('a/b ?é#%'), 'search/a%2Fb%20%3F%C3%A9%23%25'],
    ['half a character, as typed', (api) => api.searchNearby('a\uD83C'), 'searchnearby/a%EF%BF%BD'],
    ['an emoji', (api) => api.searchNearby('🍕'), 'searchnearby/%F0%9F%8D%95'],
    ['an id', (api) => api.getVenue('a/b'), 'getbyid/a%2Fb'],
    ['an id that is a number', (api) => api.getVenue(0), 'getbyid/0'],
  ]
  for (const [what, call, path] of encoded)
    it(`call.search, call.venue: ${what} is URL-encoded`, async () => {
      expect((await seen(call)).path).to.equal(`/api/venues/${path}`)
    })

  it('call.base-url: a path before it is kept, a slash behind it makes no difference', async () => {
    const { path } = await seen((api) => api.getVenue('cork'), `${baseUrl}/tables//`)
    expect(path).to.equal('/tables/api/venues/getbyid/cork')
  })

  it("session.header-name, brand.keys: the session header's name is the brand's", async () => {
    const { headers } = await seen((api) => api.getVenue('cork'), baseUrl, 'X-Diner')
    expect([headers.get('X-Diner'), headers.get('X-Session-Id')]).to.deep.equal(['session-1', null])
  })
})

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** A browser's storage, with what an earlier page left in it. */
function storage(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [['tavola.session', kept]])
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  return () => store as unknown as Storage
}

const denied = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The module as another page would load it. */
const loadAgain = async (page: string) =>
  ((await import(`../../src/api/session?${page}`)) as { sessionId: typeof sessionId }).sessionId

describe('The session id', () => {
  it('session.id: it is a random UUID that a browser session keeps from page to page', async () => {
    const browser = storage()
    const [first, nextPage] = [sessionId(browser), await loadAgain('next-page')]
    expect(nextPage(browser)).to.match(uuid).and.to.equal(first)
    const other = await loadAgain('other')
    expect(other(storage())).to.match(uuid).and.not.to.equal(first)
  })

  it('session.id: every widget on the page has the same, also where storage is denied', () => {
    expect(sessionId(denied)).to.match(uuid).and.to.equal(sessionId(denied))
  })

  it("session.id: a full storage breaks nothing, and what isn't valid in a header is replaced", () => {
    const full = () => ({ getItem: () => null, setItem: denied }) as unknown as Storage
    for (const store of [full, storage('a\nb'), storage('')]) expect(sessionId(store)).to.match(uuid)
  })

  it('session.id: a page on plain http, without crypto.randomUUID, gets a UUID too', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      const plain = await loadAgain('plain-http')
      expect(plain(denied)).to.match(uuid)
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true, writable: true })
    }
  })
})
