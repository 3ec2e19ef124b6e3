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
import { defaultNow } from '../../../src/testing/clock'
import { onEachDatabase, onPostgres } from '../kit/databases'
import { from } from '../kit/http-server'
import { booking, CREATE, type Problems } from '../kit/payloads'
import { TestServer } from '../kit/test-server'

const MANY = { session: 1000, address: 1000 }
const CORK = '/api/venues/getbyid/cork'
const [HERE, THERE] = ['203.0.113.7', '203.0.113.8'] as const

onEachDatabase('Limits', (server) => {
  const venue = (session: string, address: string) =>
    server.app.request(CORK, { headers: { 'X-Session-Id': session } }, from(address))
  const statuses = async (...asked: (readonly [session: string, address: string])[]) => {
    const all: number[] = []
    for (const [session, address] of asked) all.push((await venue(session, address)).status)
    return all
  }

  it('answer 429 to a session that reads too often, with the retry time', async () => {
    server.use({ limits: { reads: { session: 2, address: 100 }, creates: MANY, proxies: 0 } })
    expect(await statuses(['one', '::1'], ['one', '::1'])).to.deep.equal([200, 200])
    const refused = await venue('one', '::1')
    expect(Number(refused.headers.get('Retry-After'))).to.be.within(1, 60)
    expect([refused.status, Object.keys((await refused.json()) as object)]).to.deep.equal([429, ['rate']])
    expect(await statuses(['two', '::1'])).to.deep.equal([200])
  })

  it('answer 429 to an address that reads too often, in any number of sessions', async () => {
    server.use({ limits: { reads: { session: 100, address: 2 }, creates: MANY, proxies: 0 } })
    const asked = [
      ['a', HERE],
      ['b', HERE],
      ['c', HERE],
      ['c', THERE],
    ] as const
    expect(await statuses(...asked)).to.deep.equal([200, 200, 429, 200])
  })

  it('count creates separately from reads', async () => {
    server.use({ limits: { reads: MANY, creates: { session: 1, address: 100 }, proxies: 0 } })
    expect((await server.book({ time: '0900' })).status).to.equal(400)
    expect((await server.book()).status).to.equal(429)
    expect(await statuses(['b8c6b1a2-5f6e-4c1d-9a53-0d6a4f7e2c11', '::1'])).to.deep.equal([200])
  })

  it('refuse a date too far ahead, and offer nothing there', async () => {
    server.use({ daysAhead: 30 })
    expect((await server.book({ date: '2026-12-18' })).status).to.equal(200)
    for (const { status, body } of [
      await server.book({ date: '2026-12-19' }),
      await server.enquire({ date: '9999-12-31' }),
    ])
      expect([status, body.date?.[0]]).to.deep.equal([400, 'Please choose a date within the next 30 days.'])
    const path = '/api/sessions/availability/cork/2026-12-19/2/true'
    expect((await server.get<{ sessions: unknown[] }>(path)).body.sessions).to.be.empty
  })

  it('limit the upcoming bookings of a session, even at the same moment, with the telephone', async () => {
    server.use({ bookingsPerSession: 2 })
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24']
    const answers = await Promise.all(days.map((date) => server.book({ date })))
    const refused = answers.filter(({ status }) => status === 400)
    expect(refused).to.have.length(2)
    expect(refused[0]?.body.session?.[0]).to.contain('020 912 0107')
    server.now = new Date('2026-11-23T12:00:00Z')
    expect((await server.book({ date: '2026-11-24' })).status).to.equal(200)
  })

  it('limit the upcoming bookings without a session by the address', async () => {
    server.use({ bookingsPerSession: 1, limits: { reads: MANY, creates: MANY, proxies: 0 } })
    const create = async (address: string, date: string, session = {}) => {
      const headers = { 'Content-Type': 'application/json', ...session }
      const init = { method: 'POST', headers, body: JSON.stringify(booking({ date })) }
      const answer = await server.app.request(CREATE, init, from(address))
      return [answer.status, ((await answer.json()) as Problems).session?.[0]] as const
    }
    expect(await create(HERE, '2026-11-20')).to.deep.equal([200, undefined])
    expect(await create(HERE, '2026-11-21')).to.deep.equal([
      400,
      'Your network has 1 bookings already, which is the most that can be booked here. Please call us on 020 912 0107.',
    ])
    expect(await create(THERE, '2026-11-21')).to.deep.equal([200, undefined])
    expect(await create(HERE, '2026-11-22', { 'X-Session-Id': 'one' })).to.deep.equal([200, undefined])
    expect(JSON.stringify(await server.rows('bookings'))).to.not.contain('203.0')
  })
})

onPostgres('Limits of several processes', (server) => {
  beforeEach(() => server.database.query('delete from call_counts'))

  /** Another process: its memory is its own. @param countIn the way to the database */
  function start(countIn: Queryable = server.database, patience = 30_000) {
    const other = new TestServer(server.database)
    const limits = { reads: { session: 3, address: 100 }, creates: MANY, proxies: 0 }
    other.use({ limits: { ...limits, countIn, patience } })
    return async (session: string) =>
      (await other.app.request(CORK, { headers: { 'X-Session-Id': session } }, from(HERE))).status
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
    // Those of the address have calls left.
    const ofSession = () => query.args.filter(([, values]) => String(values?.[0]).includes('session')).length
    for (let calls = 0; calls < 3; calls++) expect(await ask('a')).to.equal(200)
    const asked = ofSession()
    for (let calls = 0; calls < 5; calls++) expect(await ask('a')).to.equal(429)
    expect([asked > 0, ofSession()]).to.deep.equal([true, asked])
  })

  for (const [trouble, query] of [
    ['fails', () => Promise.reject(new DatabaseUnavailable('gone'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ] as const)
    it(`are counted in memory while the database ${trouble}`, async () => {
      const ask = start({ ...server.database, query }, 1)
      const answers = [await ask('a'), await ask('a'), await ask('a'), await ask('a')]
      expect(answers).to.deep.equal([200, 200, 200, 429])
    })

  it('store no address, and no count for longer than its minute', async () => {
    await start()('a')
    const counted = Date.parse(defaultNow)
    for (const [later, left] of [
      [0, 2],
      [61_000, 0],
    ] as const) {
      await forgetOldCounts(server.database, new Date(counted + later))
      const rows = await server.database.query('select key from call_counts')
      expect(rows).to.have.length(left)
      expect(JSON.stringify(rows)).not.to.contain(HERE)
    }
  })
})

describe('Limits of files', () => {
  it('answer 429 to an address that gets too many, and leave the API to its own limits', async () => {
    const api = new Hono().get(CORK, (c) => c.json({}))
    const site = createSite(api, { ...readSettings({}), limits: { filesPerAddress: 2, proxies: 0 } })
    site.onError(answerErrors({ log: createLog('silent'), metrics: createMetrics() }))
    const ask = async (path: string, address = HERE as string, method = 'GET') =>
      (await site.request(path, { method }, from(address))).status
    expect([await ask('/inline.html'), await ask('/')]).to.deep.equal([200, 200])
    expect([await ask('/inline.html'), await ask('/inline.html', THERE)]).to.deep.equal([429, 200])
    expect([await ask(CORK), await ask(CORK, HERE, 'OPTIONS')]).to.deep.equal([200, 429])
  })
})

describe('The address of a caller', () => {
  for (const [rule, remote, forwarded, proxies, expected] of [
    ['the connection’s if no proxy is trusted', '203.0.113.7', '198.51.100.1', 0, '203.0.113.7'],
    ['IPv4 even if it is written as IPv6', '::ffff:203.0.113.7', '', 0, '203.0.113.7'],
    ['what the trusted proxy saw', '10.0.0.1', '192.0.2.99, 198.51.100.1', 1, '198.51.100.1'],
    ['what the first trusted proxy saw', '10.0.0.1', '192.0.2.9, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
    ['the proxy’s if the header has none', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
    ['the network of an IPv6 address: one household', '2001:db8:1:2:3:4:5:6', '', 0, '2001:db8:1:2'],
    ['the network of a short IPv6 address', '2001:DB8:1::6', '', 0, '2001:db8:1:0'],
  ] as const)
    it(`is ${rule}`, async () => {
      const app = new Hono().get('/', (c) => c.text(callerAddress(c, proxies) ?? 'none'))
      const headers = forwarded ? { 'X-Forwarded-For': forwarded } : {}
      const answer = await app.request('/', { headers }, from(remote))
      expect(await answer.text()).to.equal(expected)
    })
})
