import { expect } from 'chai'
import { createApi, type Calls } from '../../src/api/client'
import { sessionId } from '../../src/api/session'
import { baseUrl, createNetwork } from '../kit/network'

const slot = { venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 9 }
const booking = { venueId: 'cork', menuId: null }
const enquiry = { ocassionType: null }

/** Each call as the server sees it, with the rule's id. */
const calls: readonly (readonly [
  id: string,
  sends: string,
  call: (api: Calls) => Promise<unknown>,
  body?: object,
])[] = [
  ['call.search', 'GET /api/venues/search/cork', (api) => api.searchVenues('cork')],
  ['call.nearby', 'GET /api/venues/searchnearby/cork', (api) => api.searchNearby('cork')],
  ['call.venue', 'GET /api/venues/getbyid/cork', (api) => api.getVenue('cork')],
  ['call.sessions', 'GET /api/sessions/availability/cork/2026-11-20/9/true', (api) => api.getSessions(slot)],
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

async function seen(call: (api: Calls) => Promise<unknown>, base = baseUrl, header = 'X-Session-Id') {
  const network = createNetwork({ 'GET *': {}, 'POST *': {} })
  // As scripts wrap the page's fetch, to add a header of their own.
  const fetch: typeof network.fetch = (url, init) =>
    network.fetch(url, { ...init, headers: { ...init?.headers, 'X-Csrf': 'page' } })
  const api = createApi({ baseUrl: base, headers: { [header]: 'session-1' }, fetch })
  await call(api).catch(() => undefined)
  expect(network.requests).to.have.length(1)
  return network.requests[0]!
}

describe('Requests', () => {
  for (const [id, sends, call, body] of calls) {
    it(`session.header, ${id}: ${sends}`, async () => {
      const { method, path, headers, ...request } = await seen(call)
      expect([`${method} ${path}`, request.body]).to.deep.equal([sends, body])
      expect(headers.get('Content-Type')).to.equal(body ? 'application/json' : null)
      expect(headers.get('X-Session-Id')).to.equal('session-1')
      expect(headers.get('X-Csrf')).to.equal('page')
    })
  }

  const encoded: readonly (readonly [rule: string, call: (api: Calls) => Promise<unknown>, path: string])[] =
    [
      ['call.search: all of a text', (api) => api.searchVenues('a/b ?é#%'), 'search/a%2Fb%20%3F%C3%A9%23%25'],
      [
        'half a character, as typing may leave it,',
        (api) => api.searchNearby('a\uD83C'),
        'searchnearby/a%EF%BF%BD',
      ],
      ['an emoji', (api) => api.searchNearby('🍕'), 'searchnearby/%F0%9F%8D%95'],
      ['call.venue: an id', (api) => api.getVenue('a/b'), 'getbyid/a%2Fb'],
      ['an id that is a number', (api) => api.getVenue(0), 'getbyid/0'],
    ]
  for (const [rule, call, path] of encoded)
    it(`${rule} is URL-encoded`, async () => {
      expect((await seen(call)).path).to.equal(`/api/venues/${path}`)
    })

  it('guests.minus-one: a group is -1 in the paths', async () => {
    const { path } = await seen((api) => api.getSessions({ ...slot, guests: -1 }))
    expect(path).to.equal('/api/sessions/availability/cork/2026-11-20/-1/true')
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
  it('session.id: it is a random UUID', async () => {
    const other = await loadAgain('other')
    expect(sessionId(storage())).to.match(uuid)
    expect(other(storage())).to.match(uuid).and.not.to.equal(sessionId(storage()))
  })

  it('session.id: a browser session keeps it from page to page', async () => {
    const browser = storage()
    const first = sessionId(browser)
    const nextPage = await loadAgain('next-page')
    expect(nextPage(browser)).to.equal(first)
  })

  it('session.id: every widget on the page has the same, also where storage is denied', () => {
    expect(sessionId(denied)).to.match(uuid).and.to.equal(sessionId(denied))
  })

  it('session.id: a full storage breaks nothing', () => {
    const full = { getItem: () => null, setItem: denied }
    expect(sessionId(() => full as unknown as Storage)).to.match(uuid)
  })

  it("session.id: a value that isn't valid in a header is replaced", () => {
    expect(sessionId(storage('a\nb'))).to.match(uuid)
    expect(sessionId(storage(''))).to.match(uuid)
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
