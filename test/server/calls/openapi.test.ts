import { expect } from 'chai'
import { parse } from 'yaml'
import { checkAgainst, paths } from '../kit/test-server'
import { onEachDatabase } from '../kit/databases'
import { booking, enquiry } from '../kit/payloads'
import { checkBackEnd } from '../../../tools/check/check-back-end'
import type { CheckOptions } from '../../../tools/check/options'
import { optionsOf } from '../../check/examine'

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
  it('describes the nine calls and no other', () => {
    expect([...described].sort()).to.deep.equal(CALLS)
  })

  it('describes exactly the calls that are served', () => {
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

  it('accepts the bodies that the widget sends', () => {
    checkAgainst('BookingPayload', booking())
    checkAgainst('EnquiryPayload', enquiry({ date: null, time: null, guests: null }))
    expect(() => checkAgainst('BookingPayload', booking({ time: '19:30' }))).to.throw('/time')
  })
})

onEachDatabase('tavola-check of the reference server', (server) => {
  /** The failed checks, and the number of skipped ones. */
  async function examine(over: Partial<CheckOptions>) {
    const fetch: typeof globalThis.fetch = async (input, init) => server.app.request(new Request(input, init))
    const options = { ...optionsOf('http://localhost'), ...over }
    const { checks } = await checkBackEnd(options, { fetch, now: server.now })
    const told = checks.filter(
      ({ outcome, findings }) => !['ok', 'skipped'].includes(outcome) || findings.length > 0,
    )
    return {
      told: told.map(({ id, outcome, reason, findings }) => ({ id, outcome, reason, findings })),
      skipped: checks.filter(({ outcome }) => outcome === 'skipped').length,
    }
  }

  it('passes without a finding, with read calls only', async () => {
    const { told, skipped } = await examine({})
    expect(told).to.deep.equal([])
    expect(skipped).to.be.above(20)
    const [booked] = await server.database.query<{ count: number }>(
      'select count(*)::integer as count from bookings',
    )
    expect(booked!.count).to.equal(0)
  })

  it('passes with --write: refusals, the guarantee, sell-once and the idempotency key', async () => {
    const report = await examine({
      write: true,
      idempotencyHeader: 'Idempotency-Key',
      timeZone: 'Europe/Dublin',
    })
    expect(report).to.deep.equal({ told: [], skipped: 0 })
  })
})
