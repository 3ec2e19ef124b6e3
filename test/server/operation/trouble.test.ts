import { expect } from 'chai'
import sinon from 'sinon'
import {
  type Database,
  DatabaseUnavailable,
  type Limits,
  LIMITS,
} from '../../../examples/server/database/database'
import { openPostgres } from '../../../examples/server/database/postgres'
import { WaitingLine } from '../../../examples/server/database/waiting-line'
import { stopClockOfTests } from '../../kit/stopped-clock'
import { onPostgres } from '../kit/databases'
import { type Proxy, startProxy } from '../kit/postgres'
import { TestServer } from '../kit/test-server'

const CORK = '/api/venues/getbyid/cork'
const LOCK_CORK = "select id from restaurants where id = 'cork' for update"
const TERMINATE_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`
/** What a promise fails with. */
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

onPostgres('A database in trouble', (server, url) => {
  const closing: (() => unknown)[] = []
  beforeEach(() => void sinon.stub(console, 'error'))
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
    sinon.restore()
  })

  /** The server by a way of its own to the database. */
  function serverAt(address: string, limits: Partial<Limits> = {}): TestServer {
    const own = new TestServer(openPostgres(address, { ...LIMITS, ...limits }))
    closing.unshift(() => own.database.close())
    return own
  }

  async function proxy(): Promise<Proxy> {
    const started = await startProxy(url())
    closing.push(() => started.close())
    return started
  }

  const references = async () => (await server.rows('bookings')).map(({ reference }) => reference)

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
      const creating = own.book()
      await transaction.query('select pg_terminate_backend($1)', [await blocked(server.database)])
      return creating
    })
    expect(lost.status).to.equal(503)
    expect(Number(lost.headers.get('Retry-After'))).to.be.above(0)
    expect(await references()).to.be.empty
    expect((await own.book()).status).to.equal(200)
  })

  it('hides lost idle connections from callers that read, and from creates', async () => {
    const own = serverAt(url())
    await Promise.all(Array.from({ length: 8 }, () => own.get(CORK)))
    await server.database.query(TERMINATE_OTHERS)
    expect((await own.get(CORK)).status).to.equal(200)
    const nothing = () => own.database.transaction(() => Promise.resolve())
    await Promise.all(Array.from({ length: 8 }, nothing))
    await server.database.query(TERMINATE_OTHERS)
    await nothing()
  })

  it('sells tables of other restaurants while twenty creates wait for one restaurant', async () => {
    const own = serverAt(url(), { turn: 30_000, operation: 30_000, lock: 30_000 })
    const waiting = await server.database.transaction(async (transaction) => {
      await transaction.query(LOCK_CORK)
      const creates = Array.from({ length: 20 }, () => own.book())
      await blocked(server.database)
      expect((await own.book({ venueId: 'galway' })).status).to.equal(200)
      expect((await own.get(CORK)).status).to.equal(200)
      // Not the creates, which wait for the end of this.
      return () => Promise.all(creates)
    })
    for (const { status } of await waiting()) expect(status).to.be.oneOf([200, 400])
  })

  it('answers 503 to a create that waits too long for a lock, and at once if too many wait', async () => {
    const own = serverAt(url(), { lock: 1_000, mostWaiting: 3 })
    const answers = await server.database.transaction(async (transaction) => {
      await transaction.query(LOCK_CORK)
      const first = own.book()
      await blocked(server.database)
      return Promise.all([first, own.book(), own.book(), own.book()])
    })
    expect(answers.map(({ status }) => status)).to.deep.equal([503, 503, 503, 503])
    expect(await references()).to.be.empty
  })

  it('answers 503 while the database hangs, to reads and creates, and recovers with it', async () => {
    const way = await proxy()
    const own = serverAt(way.url, { connections: 2, connection: 1_000, operation: 1_000 })
    expect((await own.get(CORK)).status).to.equal(200)
    way.freeze()
    for (const { status, headers } of await Promise.all([own.get(CORK), own.book(), own.book()]))
      expect([status, headers.has('Retry-After')]).to.deep.equal([503, true])
    expect(await references()).to.be.empty
    way.thaw()
    expect((await own.book()).status).to.equal(200)
  })

  it('returns no retry time if the response to a commit was lost: it may have gone through', async () => {
    const way = await proxy()
    const own = serverAt(way.url)
    way.losesAnswerTo('commit')
    const { status, headers } = await own.book()
    expect([status, headers.has('Retry-After')]).to.deep.equal([503, false])
    expect(await references()).to.have.length(1)
    expect(own.logged[0]).to.include({ level: 'error', msg: 'a create may have gone through or not' })
  })

  it('knows from the idempotency key that a create with a lost response went through', async () => {
    const way = await proxy()
    way.losesAnswerTo('commit')
    const { status, body } = await serverAt(way.url).book({}, { 'Idempotency-Key': 'key-1' })
    expect(status).to.equal(200)
    expect(await references()).to.deep.equal([body.bookingReference])
  })

  it('never treats a transaction as committed if its statement failed', async () => {
    const swallowed = serverAt(url()).database.transaction((transaction) =>
      transaction.query('select 1 / 0').catch(() => []),
    )
    expect(await failure(swallowed))
      .to.have.property('message')
      .that.contains('ROLLBACK')
  })
})

/** Work that ends when the test says so. */
function work() {
  const ends = { begun: false, end: () => {} }
  const run = () => {
    ends.begun = true
    return new Promise<void>((resolve) => (ends.end = resolve))
  }
  return Object.assign(ends, { run })
}

describe('The waiting line', () => {
  const clock = stopClockOfTests()
  const soon = () => performance.now() + 1000

  it('runs a limited number at once, and the others in order', async () => {
    const line = new WaitingLine(2, 10)
    const works = [work(), work(), work(), work()]
    const all = works.map(({ run }) => line.run(soon(), run))
    const begun = async () => {
      await clock.advance(0)
      return works.filter((one) => one.begun).length
    }
    expect(await begun()).to.equal(2)
    works[1]!.end()
    expect(await begun()).to.equal(3)
    expect(works[3]!.begun).to.be.false
    for (const each of works) {
      each.end()
      await begun()
    }
    await Promise.all(all)
    expect(line.isEmpty).to.be.true
  })

  it('refuses at once if too many wait', async () => {
    const line = new WaitingLine(1, 1)
    const works = [work(), work(), work()]
    const [, , third] = works.map(({ run }) => failure(line.run(soon(), run)))
    expect(await third).to.be.instanceOf(DatabaseUnavailable)
    expect(works[2]!.begun).to.be.false
  })

  it('lets no work wait beyond its deadline, or run after it', async () => {
    const line = new WaitingLine(1, 1)
    const [first, second] = [work(), work()]
    const running = line.run(soon(), first.run)
    const waiting = failure(line.run(soon(), second.run))
    await clock.advance(1000)
    expect(await waiting).to.be.instanceOf(DatabaseUnavailable)
    first.end()
    await running
    expect([second.begun, line.isEmpty]).to.deep.equal([false, true])
  })

  it('starts the next work after work that failed', async () => {
    const line = new WaitingLine(1, 1)
    expect(await failure(line.run(soon(), () => Promise.reject(new Error('failed'))))).to.be.an('error')
    expect(line.isEmpty).to.be.true
  })

  it('has limits that end a call within 5 seconds if the database hangs', () => {
    expect(LIMITS.turn + LIMITS.operation).to.be.below(5000)
    expect(LIMITS.connection).to.be.below(LIMITS.operation)
    expect(LIMITS.lock).to.be.below(LIMITS.operation)
  })
})
