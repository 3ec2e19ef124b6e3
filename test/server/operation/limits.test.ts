import { expect } from 'chai'
import { Hono } from 'hono'
import sinon from 'sinon'
import { DatabaseUnavailable, type Queryable } from '../../../examples/server/database/database'
import { callerAddress } from '../../../examples/server/http/caller-address'
import { forgetOldCounts } from '../../../examples/server/http/limits'
import { createLog } from '../../../examples/server/monitoring/log'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { answerErrors } from '../../../examples/server/request/problems'
import { readSettings } from '../../../examples/server/settings'
import { createSite } from '../../../examples/server/site'
import { onEachDatabase, onPostgres } from '../kit/databases'
import { from } from '../kit/http-server'
import { TestServer } from '../kit/test-server'
import { type Booked, booking, enquiry, type Problems } from '../kit/payloads'
import { defaultNow } from '../../../src/testing/clock'

const CREATE = '/api/bookings/create'
const MANY = { session: 1000, address: 1000 }

onEachDatabase('Limits', (server) => {
  const venue = (session: string, address: string) =>
    server.app.request('/api/venues/getbyid/cork', { headers: { 'X-Session-Id': session } }, from(address))

  it('answer 429 to a session that reads too often, with the retry time', async () => {
    server.use({ limits: { reads: { session: 2, address: 100 }, creates: MANY, proxies: 0 } })
    const statuses = [await venue('one', '::1'), await venue('one', '::1'), await venue('one', '::1')]
    expect(statuses.map(({ status }) => status)).to.deep.equal([200, 200, 429])
    expect(Number(statuses[2]!.headers.get('Retry-After'))).to.be.within(1, 60)
    expect(await statuses[2]!.json()).to.have.all.keys('rate')
    expect((await venue('two', '::1')).status).to.equal(200)
  })

  it('answer 429 to an address that reads too often, in any number of sessions', async () => {
    server.use({ limits: { reads: { session: 100, address: 2 }, creates: MANY, proxies: 0 } })
    const at = async (session: string, address: string) => (await venue(session, address)).status
    expect([await at('a', '203.0.113.7'), await at('b', '203.0.113.7')]).to.deep.equal([200, 200])
    expect([await at('c', '203.0.113.7'), await at('c', '203.0.113.8')]).to.deep.equal([429, 200])
  })

  it('count creates separately from reads', async () => {
    server.use({ limits: { reads: MANY, creates: { session: 1, address: 100 }, proxies: 0 } })
    expect((await server.post(CREATE, booking({ time: '0900' }))).status).to.equal(400)
    expect((await server.post(CREATE, booking())).status).to.equal(429)
    expect((await venue('b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11', '::1')).status).to.equal(200)
  })

  it('refuse a date too far ahead, and offer nothing there', async () => {
    server.use({ daysAhead: 30 })
    const far = '2026-12-19'
    expect((await server.post<Booked>(CREATE, booking({ date: '2026-12-18' }))).status).to.equal(200)
    for (const [path, body] of [
      [CREATE, booking({ date: far })],
      ['/api/enquiries/create', enquiry({ date: '9999-12-31' })],
    ] as const) {
      const answer = await server.post<Problems>(path, body)
      expect([answer.status, answer.body.date?.[0]]).to.deep.equal([
        400,
        'Please choose a date within the next 30 days.',
      ])
    }
    const { body: day } = await server.get<{ sessions: unknown[] }>(
      `/api/sessions/availability/cork/${far}/2/true`,
    )
    expect(day.sessions).to.be.empty
    const { body: found } = await server.get(`/api/venues/searchavailability/cork/${far}/1930/2`)
    expect(found).to.include({ noAvailability: true, originalChoiceAvailable: false })
  })

  it('limit the upcoming bookings of a session, even at the same moment, with the telephone', async () => {
    server.use({ bookingsPerSession: 2 })
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24']
    const answers = await Promise.all(days.map((date) => server.post<Problems>(CREATE, booking({ date }))))
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).to.have.length(2)
    expect(refused[0]?.body.session?.[0]).to.contain('020 912 0107')
    server.now = new Date('2026-11-23T12:00:00Z')
    expect((await server.post(CREATE, booking({ date: '2026-11-24' }))).status).to.equal(200)
  })

  it('limit the upcoming bookings without a session by the address', async () => {
    server.use({ bookingsPerSession: 1, limits: { reads: MANY, creates: MANY, proxies: 0 } })
    const create = async (address: string, date: string, headers = {}) => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(booking({ date })),
      }
      const answer = await server.app.request(CREATE, init, from(address))
      return [answer.status, ((await answer.json()) as Problems).session?.[0]] as const
    }
    expect(await create('203.0.113.7', '2026-11-20')).to.deep.equal([200, undefined])
    const [status, message] = await create('203.0.113.7', '2026-11-21')
    expect([status, message]).to.deep.equal([
      400,
      'Your network has 1 bookings already, which is the most that can be booked here. Please call us on 020 912 0107.',
    ])
    expect(await create('203.0.113.8', '2026-11-21')).to.deep.equal([200, undefined])
    const session = { 'X-Session-Id': 'b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11' }
    expect(await create('203.0.113.7', '2026-11-22', session)).to.deep.equal([200, undefined])
    const stored = await server.database.query('select from bookings where address_hash like $1', ['%203.0%'])
    expect(stored).to.be.empty
  })

  it('refuse a session id longer than any', async () => {
    const { status, body } = await server.post<Problems>(CREATE, booking(), {
      'X-Session-Id': 'x'.repeat(101),
    })
    expect([status, Object.keys(body)]).to.deep.equal([400, ['session']])
  })
})

onPostgres('Limits of several processes', (server) => {
  beforeEach(() => server.database.query('delete from call_counts'))

  const limits = { reads: { session: 3, address: 100 }, creates: MANY, proxies: 0 }
  /** Another process: its memory is its own. @param countIn the way to the database */
  function start(countIn: Queryable = server.database, patience = 30_000) {
    const other = new TestServer()
    other.database = server.database
    other.use({ limits: { ...limits, countIn, patience } })
    return async (session: string) => {
      const headers = { 'X-Session-Id': session }
      const answer = await other.app.request('/api/venues/getbyid/cork', { headers }, from('203.0.113.7'))
      return answer.status
    }
  }

  it('are counted together in the database', async () => {
    const [one, other] = [start(), start()]
    expect([await one('a'), await other('a'), await one('a')]).to.deep.equal([200, 200, 200])
    expect([await one('a'), await other('a')]).to.deep.equal([429, 429])
    expect([await one('b'), await other('b')]).to.deep.equal([200, 200])
  })

  it('do not ask the database about a caller who has used up a limit', async () => {
    const query = sinon.spy(server.database.query)
    const ask = start({ ...server.database, query: query as Queryable['query'] })
    for (let calls = 0; calls < 3; calls++) expect(await ask('a')).to.equal(200)
    const asked = query.args.filter(([sql]) => sql.includes('call_counts')).length
    for (let calls = 0; calls < 5; calls++) expect(await ask('a')).to.equal(429)
    const more = query.args.filter(([sql]) => sql.includes('call_counts')).slice(asked)
    // Those of the address, which has calls left.
    expect(more.filter(([, values]) => String(values?.[0]).includes('session'))).to.be.empty
  })

  for (const [trouble, query] of [
    ['fails', () => Promise.reject(new DatabaseUnavailable('gone'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ] as const)
    it(`are counted in memory while the database ${trouble}`, async () => {
      const ask = start({ ...server.database, query }, 1)
      expect([await ask('a'), await ask('a'), await ask('a'), await ask('a')]).to.deep.equal([
        200, 200, 200, 429,
      ])
    })

  it('store no address, and no count for longer than its minute', async () => {
    await start()('a')
    const rows = await server.database.query<{ key: string }>('select key from call_counts')
    expect(rows).to.have.length(2)
    expect(JSON.stringify(rows)).not.to.contain('203.0.113.7')
    const counted = Date.parse(defaultNow)
    await forgetOldCounts(server.database, new Date(counted))
    expect(await server.database.query('select from call_counts')).to.have.length(2)
    await forgetOldCounts(server.database, new Date(counted + 61_000))
    expect(await server.database.query('select from call_counts')).to.be.empty
  })
})

describe('Limits of files', () => {
  it('answer 429 to an address that gets too many, and leave the API to its own limits', async () => {
    const api = new Hono().get('/api/venues/getbyid/cork', (c) => c.json({}))
    const limits = { filesPerAddress: 2, proxies: 0 }
    const site = createSite(api, { ...readSettings({}), limits })
    const [log, metrics] = [createLog('silent'), createMetrics()]
    site.onError(answerErrors({ log, metrics }))
    const ask = async (path: string, address: string) => (await site.request(path, {}, from(address))).status
    expect([await ask('/inline.html', '203.0.113.7'), await ask('/', '203.0.113.7')]).to.deep.equal([
      200, 200,
    ])
    expect(await ask('/inline.html', '203.0.113.7')).to.equal(429)
    expect(await ask('/inline.html', '203.0.113.8')).to.equal(200)
    expect(await ask('/api/venues/getbyid/cork', '203.0.113.7')).to.equal(200)
    const preflight = await site.request(
      '/api/venues/getbyid/cork',
      { method: 'OPTIONS' },
      from('203.0.113.7'),
    )
    expect(preflight.status).to.equal(429)
  })
})

describe('The address of a caller', () => {
  const addressOf = async (remote: string, forwarded: string | undefined, proxies: number) => {
    const app = new Hono().get('/', (c) => c.text(callerAddress(c, proxies) ?? 'none'))
    const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    return (await app.request('/', { headers }, from(remote))).text()
  }

  it('is the connection’s if no proxy is trusted, whatever the header says', async () => {
    expect(await addressOf('203.0.113.7', '198.51.100.1', 0)).to.equal('203.0.113.7')
    expect(await addressOf('::ffff:203.0.113.7', undefined, 0)).to.equal('203.0.113.7')
  })

  it('is the one that the last trusted proxy saw, not the caller’s own entry', async () => {
    expect(await addressOf('10.0.0.1', '192.0.2.99, 198.51.100.1', 1)).to.equal('198.51.100.1')
    expect(await addressOf('10.0.0.1', '192.0.2.99, 198.51.100.1, 10.0.0.2', 2)).to.equal('198.51.100.1')
    expect(await addressOf('10.0.0.1', 'unknown', 1)).to.equal('10.0.0.1')
  })

  it('is the network of an IPv6 address, as that is one household', async () => {
    expect(await addressOf('2001:db8:1:2:3:4:5:6', undefined, 0)).to.equal('2001:db8:1:2')
    expect(await addressOf('2001:DB8:1::6', undefined, 0)).to.equal('2001:db8:1:0')
  })
})
