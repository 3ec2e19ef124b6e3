import { expect } from 'chai'
import { createApi, type Calls } from '../../src/api/client'
import { baseUrl, createNetwork } from '../kit/network'

const slot = { venueId: 'cork', date: '2026-11-20', time: '19:30', guests: 9 }

/** Each call as the server sees it. */
const calls: { call: (api: Calls) => Promise<unknown>; sends: string; body?: unknown }[] = [
  { call: (api) => api.searchVenues('cork'), sends: 'GET /api/venues/search/cork' },
  { call: (api) => api.searchNearby('cork'), sends: 'GET /api/venues/searchnearby/cork' },
  { call: (api) => api.getVenue('cork'), sends: 'GET /api/venues/getbyid/cork' },
  { call: (api) => api.getSessions(slot), sends: 'GET /api/sessions/availability/cork/2026-11-20/9/true' },
  {
    call: (api) => api.searchAvailability(slot),
    sends: 'GET /api/venues/searchavailability/cork/2026-11-20/1930/9',
  },
  { call: (api) => api.searchMenus(slot), sends: 'GET /api/menus/search/cork/2026-11-20/9/1930' },
  { call: (api) => api.getClientToken(), sends: 'GET /api/payment/getclienttoken' },
  {
    call: (api) => api.createBooking({ venueId: 'cork', menuId: null }),
    sends: 'POST /api/bookings/create',
    body: { venueId: 'cork', menuId: null },
  },
  {
    call: (api) => api.createEnquiry({ ocassionType: null }),
    sends: 'POST /api/enquiries/create',
    body: { ocassionType: null },
  },
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
  for (const { call, sends, body } of calls) {
    it(`session.header, call.nearby, call.venue, call.menus, call.client-token: ${sends}`, async () => {
      const { method, path, headers, ...request } = await seen(call)
      expect(`${method} ${path}`).to.equal(sends)
      expect(request.body).to.deep.equal(body)
      expect(headers.get('Content-Type')).to.equal(body ? 'application/json' : null)
      expect(headers.get('X-Session-Id')).to.equal('session-1')
      expect(headers.get('X-Csrf')).to.equal('page')
    })
  }

  it('call.search: the text is URL-encoded, all of it', async () => {
    const { path } = await seen((api) => api.searchVenues('a/b ?é#%'))
    expect(path).to.equal('/api/venues/search/a%2Fb%20%3F%C3%A9%23%25')
  })

  it('call.search: half a character, as typing may leave it, breaks nothing', async () => {
    expect((await seen((api) => api.searchNearby('a\uD83C'))).path).to.equal(
      '/api/venues/searchnearby/a%EF%BF%BD',
    )
    expect((await seen((api) => api.searchNearby('🍕'))).path).to.equal(
      '/api/venues/searchnearby/%F0%9F%8D%95',
    )
  })

  it('call.venue: an id is encoded too, and may be a number', async () => {
    expect((await seen((api) => api.getVenue('a/b'))).path).to.equal('/api/venues/getbyid/a%2Fb')
    expect((await seen((api) => api.getVenue(0))).path).to.equal('/api/venues/getbyid/0')
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
