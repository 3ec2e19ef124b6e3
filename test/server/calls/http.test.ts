import { expect } from 'chai'
import { parse } from 'yaml'
import type { Database } from '../../../examples/server/database/database'
import { checkBackEnd } from '../../../tools/check/check-back-end'
import type { CheckOptions } from '../../../tools/check/options'
import { optionsOf, writing } from '../../check/examine'
import { onEachDatabase } from '../kit/databases'
import { booking, CREATE, enquiry, type Problems } from '../kit/payloads'
import { checkAgainst, paths, refuses } from '../kit/test-server'

const CORK = '/api/venues/getbyid/cork'

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

onEachDatabase('The OpenAPI file', (server) => {
  it('describes exactly the nine calls that are served', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const served = server.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect([described.sort(), served.sort()]).to.deep.equal([CALLS, CALLS])
  })

  it('is served as YAML and as JSON, version 3.1', async () => {
    const yaml: unknown = parse(await (await server.app.request('/openapi.yaml')).text())
    const json: unknown = await (await server.app.request('/openapi.json')).json()
    expect(yaml).to.deep.equal(json)
    expect(json).to.include({ openapi: '3.1.0' })
  })

  it('accepts the bodies that the widget sends', () => {
    checkAgainst('BookingPayload', booking())
    checkAgainst('EnquiryPayload', enquiry({ date: null, time: null, guests: null }))
    expect(() => checkAgainst('BookingPayload', booking({ time: '19:30' }))).to.throw('/time')
  })
})

onEachDatabase('tavola-check of the reference server', (server) => {
  /** The checks that are told about, and the number of skipped ones. */
  async function examine(over: Partial<CheckOptions>) {
    const fetch: typeof globalThis.fetch = async (input, init) => server.app.request(new Request(input, init))
    const options = { ...optionsOf('http://localhost'), ...over }
    const { checks } = await checkBackEnd(options, { fetch, now: server.now })
    const told = checks.filter(
      ({ outcome, findings }) => !['ok', 'skipped'].includes(outcome) || findings.length > 0,
    )
    return { told, skipped: checks.filter(({ outcome }) => outcome === 'skipped').length }
  }

  it('passes without a finding, with read calls only', async () => {
    const { told, skipped } = await examine({})
    expect(told).to.deep.equal([])
    expect(skipped).to.be.above(20)
    expect(await server.rows('bookings')).to.be.empty
  })

  it('passes with --write: refusals, the guarantee, sell-once and the idempotency key', async () => {
    expect(await examine(writing)).to.deep.equal({ told: [], skipped: 0 })
  })
})

onEachDatabase('The server', (server) => {
  // Preflights, errors and caching: tavola-check of the reference server.
  it('lets browsers keep a preflight for a day, and pages read the retry time and the request id', async () => {
    const asked = { Origin: 'https://restaurant.example', 'Access-Control-Request-Method': 'POST' }
    const preflight = await server.app.request(CREATE, { method: 'OPTIONS', headers: asked })
    expect(preflight.status).to.equal(204)
    expect(preflight.headers.get('Access-Control-Allow-Methods')).to.equal('GET,POST,OPTIONS')
    expect(preflight.headers.get('Access-Control-Max-Age')).to.equal('86400')
    const { headers } = await server.app.request(CORK)
    expect(headers.get('Access-Control-Expose-Headers')).to.equal('Date,Retry-After,X-Request-Id')
    expect(headers.get('Cache-Control')).to.equal('no-store')
  })

  it('may only be called from pages of CORS_ORIGINS, if it is set', async () => {
    server.use({ corsOrigins: ['https://www.example.com'] })
    for (const [origin, allowed] of [
      ['https://www.example.com', 'https://www.example.com'],
      ['https://thief.example', null],
    ] as const) {
      const { headers } = await server.app.request(CORK, { headers: { Origin: origin } })
      expect(headers.get('Access-Control-Allow-Origin')).to.equal(allowed)
    }
  })

  it('prevents browsers from showing a response as a page', async () => {
    const { headers } = await server.app.request(CORK)
    expect(headers.get('X-Content-Type-Options')).to.equal('nosniff')
    expect(headers.get('Content-Security-Policy')).to.contain("default-src 'none'")
    expect(headers.get('Strict-Transport-Security')).to.be.null
    server.use({ publicUrl: 'https://tables.example' })
    const secure = await server.app.request(CORK)
    expect(secure.headers.get('Strict-Transport-Security')).to.equal('max-age=15552000')
  })

  it('answers 400 for a body that is no JSON, or no object', async () => {
    for (const body of ['', '{', 'null', '[]', '"text"', '7']) {
      const answer = await server.post<Problems>(CREATE, body)
      expect(answer.status, body).to.equal(400)
      expect(Object.keys(answer.body), body).to.not.be.empty
    }
  })

  it('answers 400 for a body that is not in UTF-8', async () => {
    const [before, after] = JSON.stringify(booking({ firstName: 'Zo*' })).split('*')
    const withName = (...letter: number[]) => new Blob([before!, Uint8Array.from(letter), after!])
    refuses(await server.post<Problems>(CREATE, withName(0xff, 0xfe)), 400, 'body')
    expect((await server.post(CREATE, withName(0xc3, 0xab))).status).to.equal(200)
  })

  it('answers 413 for a body that is too large, with a stated length or without', async () => {
    refuses(await server.book({ firstName: 'x'.repeat(70_000) }), 413, 'body')
    const chunk = new TextEncoder().encode('x'.repeat(10_000))
    let chunks = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => (chunks++ < 100 ? controller.enqueue(chunk) : controller.close()),
    })
    const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
    const init = { method: 'POST', headers, body: endless, duplex: 'half' }
    expect((await server.app.request(CREATE, init)).status).to.equal(413)
    expect(chunks).to.be.below(20)
  })

  it('answers 415 for a body without a JSON content type, as a form on any page could send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json']) {
      const answer = await server.book({}, { 'Content-Type': type })
      expect(answer.status, type).to.equal(415)
      expect(answer.body.body?.[0]).to.contain('application/json')
    }
    const json = { 'Content-Type': 'Application/JSON; charset=utf-8' }
    expect((await server.book({}, json)).status).to.equal(200)
  })

  it('answers 404 in JSON for an unknown path', async () => {
    const response = await server.app.request('/api/nothing')
    expect([response.status, Object.keys((await response.json()) as object)]).to.deep.equal([404, ['path']])
  })

  it('answers 500 without the reason, which it logs without what a database quotes', async () => {
    const quoting = Object.assign(new Error('duplicate key "ada@example.com"'), {
      code: '23505',
      detail: 'Key (email)=(ada@example.com) already exists.',
    })
    const database: Database = { ...server.database, query: () => Promise.reject(quoting) }
    server.use({ database })
    const response = await server.app.request('/api/venues/search/ada@example.com')
    expect(response.status).to.equal(500)
    expect(await response.text()).to.not.contain('duplicate')
    expect(server.logged).to.have.length(1)
    expect(server.logged[0]).to.include({ level: 'error', route: '/api/venues/search/:text' })
    expect(JSON.stringify(server.logged)).to.contain('23505').and.not.contain('ada@')
  })
})
