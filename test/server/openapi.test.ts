import { expect } from 'chai'
import { parse } from 'yaml'
import { checkAgainst, paths } from './contract'
import { onEachDatabase } from './databases'
import { booking, enquiry } from './payloads'

const CALLS = [
  'GET /api/menus/search/{venueId}/{date}/{guests}/{time}',
  'GET /api/payment/getclienttoken',
  'GET /api/sessions/availability/{venueId}/{date}/{guests}/true',
  'GET /api/venues/getbyid/{venueId}',
  'GET /api/venues/search/{text}',
  'GET /api/venues/searchavailability/{venueId}/{date}/{time}/{guests}',
  'GET /api/venues/searchnearby/{text}',
  'POST /api/bookings/create',
  'POST /api/enquiries/create',
]

const described = Object.entries(paths).flatMap(([path, operations]) =>
  Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
)

onEachDatabase('The OpenAPI file', (server) => {
  it('describes the nine calls and no other (section 7)', () => {
    expect([...described].sort()).to.deep.equal(CALLS)
  })

  it('describes every call that is served, and every call it describes is served', () => {
    const served = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(served.sort()).to.deep.equal(CALLS)
  })

  it('is served as YAML and as JSON, version 3.1', async () => {
    const yaml: unknown = parse(await (await server.app.request('/openapi.yaml')).text())
    const json: unknown = await (await server.app.request('/openapi.json')).json()
    expect(yaml).to.deep.equal(json)
    expect(json).to.include({ openapi: '3.1.0' })
  })

  it('takes the bodies that the widget sends (section 3)', () => {
    checkAgainst('/components/schemas/BookingPayload', booking())
    checkAgainst('/components/schemas/EnquiryPayload', enquiry({ date: null, time: null, guests: null }))
    expect(() => checkAgainst('/components/schemas/BookingPayload', booking({ time: '19:30' }))).to.throw(
      '/time',
    )
  })
})
