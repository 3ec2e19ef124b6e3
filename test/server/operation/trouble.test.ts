import { expect } from 'chai'
import sinon from 'sinon'
import { type Database, type Limits, LIMITS } from '../../../examples/server/database/database'
import { openPostgres } from '../../../examples/server/database/postgres'
import { onPostgres } from '../kit/databases'
import { type Booked, booking, type Problems } from '../kit/payloads'
import { type Proxy, startProxy } from '../kit/postgres'
import { TestServer } from '../kit/test-server'

const CREATE = '/api/bookings/create'
const LOCK_CORK = "select id from restaurants where id = 'cork' for update"
const TERMINATE_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

onPostgres('A database in trouble', (server, url) => {
  const closing: (() => unknown)[] = []
  beforeEach(() => void sinon.stub(console, 'error'))
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    sinon.restore()
  })

  /** The server by a way of its own to the database. */
  function serverAt(address: string, limits: Partial<Limits> = {}): TestServer {
    const own = new TestServer()
    own.database = openPostgres(address, { ...LIMITS, ...limits })
    closing.unshift(() => own.database.close())
    return own
  }

  async function proxy(): Promise<Proxy> {
    const started = await startProxy(url())
    closing.push(() => started.close())
    return started
  }

  const create = (to: TestServer, changes: Record<string, unknown> = {}, headers = {}) =>
    to.post<Booked & Problems>(CREATE, booking(changes), headers)
  const bookings = () => server.database.query<{ reference: string }>('select reference from bookings')

  /** Until another connection waits for a lock. @returns its process id */
  async function blocked(database: Database): Promise<number> {
    const waits = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update'`
    for (;;) {
      const [row] = await database.query<{ pid: number }>(waits)
      if (row) return row.pid
    }
  }

  it('answers 503 if a connection is lost inside a create, books nothing, and continues', async () => {
    const own = serverAt(url())
    const lost = await server.database.transaction(async (transaction) => {
      await transaction.query(LOCK_CORK)
      const creating = create(own)
      await transaction.query('select pg_terminate_backend($1)', [await blocked(server.database)])
      return creating
    })
    expect(lost.status).to.equal(503)
    expect(Number(lost.headers.get('Retry-After'))).to.be.above(0)
    expect(await bookings()).to.be.empty
    expect((await create(own)).status).to.equal(200)
  })

  it('hides lost connections from callers that only read', async () => {
    const own = serverAt(url())
    const path = '/api/venues/getbyid/cork'
    await Promise.all(Array.from({ length: 8 }, () => own.get(path)))
    await server.database.query(TERMINATE_OTHERS)
    expect((await own.get(path)).status).to.equal(200)
  })

  it('accepts a create even if idle connections were lost', async () => {
    const own = serverAt(url())
    const nothing = () => own.database.transaction(() => Promise.resolve())
    await Promise.all(Array.from({ length: 8 }, nothing))
    await server.database.query(TERMINATE_OTHERS)
    await nothing()
  })

  it('sells tables of other restaurants while twenty creates wait for one restaurant', async () => {
    const own = serverAt(url(), { turn: 30_000, operation: 30_000, lock: 30_000 })
    const waiting = await server.database.transaction(async (transaction) => {
      await transaction.query(LOCK_CORK)
      const creates = Array.from({ length: 20 }, () => create(own))
      await blocked(server.database)
      expect((await create(own, { venueId: 'galway' })).status).to.equal(200)
      expect((await own.get('/api/venues/getbyid/cork')).status).to.equal(200)
      // Not the creates, which wait for the end of this.
      return () => Promise.all(creates)
    })
    for (const { status } of await waiting()) expect(status).to.be.oneOf([200, 400])
  })

  it('answers 503 to a create that waits too long for a lock, and at once if too many wait', async () => {
    const own = serverAt(url(), { lock: 1_000, mostWaiting: 3 })
    const answers = await server.database.transaction(async (transaction) => {
      await transaction.query(LOCK_CORK)
      const first = create(own)
      await blocked(server.database)
      const others = await Promise.all(Array.from({ length: 3 }, () => create(own)))
      return [await first, ...others]
    })
    expect(answers.map(({ status }) => status)).to.deep.equal([503, 503, 503, 503])
    expect(await bookings()).to.be.empty
  })

  it('answers 503 while the database hangs, to reads and creates, and recovers with it', async () => {
    const way = await proxy()
    const own = serverAt(way.url, { connections: 2, connection: 1_000, operation: 1_000 })
    expect((await own.get('/api/venues/getbyid/cork')).status).to.equal(200)
    way.freeze()
    const calls = [own.get('/api/venues/getbyid/cork'), create(own), create(own)]
    for (const { status, headers } of await Promise.all(calls)) {
      expect(status).to.equal(503)
      expect(headers.has('Retry-After')).to.be.true
    }
    expect(await bookings()).to.be.empty
    way.thaw()
    expect((await create(own)).status).to.equal(200)
  })

  it('returns no retry time if the response to a commit was lost: it may have gone through', async () => {
    const way = await proxy()
    const own = serverAt(way.url)
    way.losesAnswerTo('commit')
    const { status, headers } = await create(own)
    expect(status).to.equal(503)
    expect(headers.has('Retry-After')).to.be.false
    expect(await bookings()).to.have.length(1)
    expect(own.logged[0]).to.include({ level: 'error', msg: 'a create may have gone through or not' })
  })

  it('knows from the idempotency key that a create with a lost response went through', async () => {
    const way = await proxy()
    const own = serverAt(way.url)
    way.losesAnswerTo('commit')
    const { status, body } = await create(own, {}, { 'Idempotency-Key': 'key-1' })
    expect(status).to.equal(200)
    expect(await bookings()).to.deep.equal([{ reference: body.bookingReference }])
  })

  it('never treats a transaction as committed if its statement failed', async () => {
    const own = serverAt(url())
    const swallowed = own.database.transaction((transaction) =>
      transaction.query('select 1 / 0').catch(() => []),
    )
    const error = await swallowed.then(
      () => undefined,
      (failure: Error) => failure,
    )
    expect(error?.message).to.contain('ROLLBACK')
  })
})
