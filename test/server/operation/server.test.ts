import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import type { Server } from 'node:http'
import { expect } from 'chai'
import { Hono } from 'hono'
import sinon from 'sinon'
import type { Queryable } from '../../../examples/server/database/database'
import { createLog, errorFields, outputOf } from '../../../examples/server/monitoring/log'
import { createStop } from '../../../examples/server/server'
import { call, close, createTestApp, from, get, listen, type LogLine } from '../kit/http-server'

const site = () => new Hono().get('/api/venues/search/:text', (c) => c.json([]))
const asDatabase = (query: () => Promise<unknown>) => ({ query }) as unknown as Queryable
const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('The log', () => {
  it('has a line for each request with its id, and the route instead of typed text', async () => {
    const { app, lines } = createTestApp(site())
    const headers = { 'X-Request-Id': 'proxy-17' }
    const response = await app.request('/api/venues/search/ada@example.com', { headers })
    expect(response.headers.get('X-Request-Id')).to.equal('proxy-17')
    expect(lines).to.have.length(1)
    expect(lines[0]).to.include({ level: 'info', id: 'proxy-17', method: 'GET', status: 200, aborted: false })
    expect(lines[0]).to.include({ route: '/api/venues/search/:text' })
    expect(lines[0]!.ms).to.be.a('number')
    expect(JSON.stringify(lines)).not.to.contain('ada')
  })

  it('creates an id if there is no valid one', async () => {
    const { app } = createTestApp(site())
    for (const id of ['', 'two words', '<b>', 'x'.repeat(101)]) {
      const { headers } = await app.request('/', { headers: { 'X-Request-Id': id } })
      expect(headers.get('X-Request-Id'), id).to.match(/^[\da-f-]{36}$/)
    }
  })

  it('stops no request if it cannot be written, as on a full disk, and then buffers little', async () => {
    const unwritable = openSync(import.meta.filename, 'r')
    const output = outputOf(unwritable)
    const log = createLog('info', output)
    let lost = 0
    output.on('drop', () => lost++)
    for (let lines = 0; lines < 30; lines++) expect(() => log.info('x'.repeat(100_000))).not.to.throw()
    await soon()
    expect(lost).to.be.at.least(20)
    closeSync(unwritable)
  })

  for (const [name, message] of [
    ['a database', 'invalid input "Ada "O\'Byrne" Ada"'],
    ['the file system', "ENOENT: no such file or directory, stat '/pages/Ada's\n    'Ada'"],
    ['a parser', "Unexpected token 'A', ...\"Ada"],
  ] as const)
    it(`has no text that ${name} quotes, and no long message`, () => {
      const { message: logged, stack } = errorFields(new Error(`${message} ${'x'.repeat(9_000)}`))
      expect(logged).to.have.length.below(301)
      expect(logged + stack).to.not.contain('Ada')
      expect(stack).to.match(/^ {4}at /)
    })
})

describe('Health', () => {
  it('is ready while the database responds, which is asked once for all calls at the same moment', async () => {
    const query = sinon.spy(() => Promise.resolve([]))
    const { app } = createTestApp(site(), { database: asDatabase(query) })
    const [response] = await Promise.all([
      app.request('/readyz'),
      app.request('/readyz'),
      app.request('/readyz'),
    ])
    expect(response.status).to.equal(200)
    expect(await response.json()).to.deep.equal({ status: 'ready', sandbox: ['payment'] })
    expect(query.callCount).to.equal(1)
  })

  it('is not ready while the database fails or hangs, and is still live', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout'] })
    for (const query of [
      () => Promise.reject(new Error('gone')),
      () => new Promise<never>(() => undefined),
    ]) {
      const { app } = createTestApp(site(), { database: asDatabase(query) })
      const asked = app.request('/readyz')
      await clock.tickAsync(1000)
      expect((await asked).status).to.equal(503)
      expect((await app.request('/healthz')).status).to.equal(200)
    }
    clock.restore()
  })

  it('is not ready once the server stops', async () => {
    const { app } = createTestApp(site(), { isStopping: () => true })
    const { status, headers } = await app.request('/readyz')
    expect([status, headers.get('Connection')]).to.deep.equal([503, 'close'])
  })
})

describe('Metrics', () => {
  it('count requests by route and status, in the text format of Prometheus, for this machine alone', async () => {
    const { app } = createTestApp(site())
    await app.request('/api/venues/search/cork')
    const ask = (address: string, headers = {}) => app.request('/metrics', { headers }, from(address))
    for (const address of ['::1', '127.0.0.1', '::ffff:127.0.0.1'])
      expect(await (await ask(address)).text(), address).to.contain(
        'tavola_request_seconds_count{method="GET",route="/api/venues/search/:text",status="200"} 1',
      )
    expect((await ask('203.0.113.7')).status).to.equal(404)
    // A caller behind a proxy on this machine.
    expect((await ask('127.0.0.1', { 'X-Forwarded-For': '203.0.113.7' })).status).to.equal(404)
  })
})

/** A promise that the test resolves. */
function withResolvers<Value>() {
  let resolve!: (value: Value) => void
  const promise = new Promise<Value>((resolvePromise) => (resolve = resolvePromise))
  return { promise, resolve }
}

const BODY = 'POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf'

describe('A server on a port', () => {
  let server: Server
  let exits: number[]
  let port: number
  let exited: Promise<number>
  let stopping: ReturnType<typeof createStop>
  let lines: LogLine[]
  /** Lets go the call that waits. */
  let letGo: () => void
  let waiting: Promise<void>

  beforeEach(async () => {
    const started = withResolvers<void>()
    const held = withResolvers<void>()
    const ended = withResolvers<number>()
    ;[waiting, letGo, exited, exits] = [started.promise, held.resolve, ended.promise, []]
    const slow = site()
      .get('/slow', async (c) => {
        started.resolve()
        await held.promise
        return c.text('answered')
      })
      .post('/body', async (c) => {
        started.resolve()
        return c.text(await c.req.text())
      })
    const served = createTestApp(slow, { isStopping: () => stopping.isStopping() })
    lines = served.lines
    const limits = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 10 }
    ;({ server, port } = await listen(served.app, {}, { ...limits, keepAliveTimeout: 5_000 }))
    const exit = (code: number) => {
      exits.push(code)
      ended.resolve(code)
    }
    stopping = createStop({ server, patience: 60_000, close: () => Promise.resolve(), exit })
  })
  afterEach(() => {
    letGo()
    close(server)
  })
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch((error: Error) => error)

  it('finishes pending calls when it stops, accepts no other, and exits with 0', async () => {
    const answer = ask('/slow')
    await waiting
    stopping.stop()
    expect(await ask('/healthz')).to.be.an('error')
    expect(exits).to.be.empty
    letGo()
    expect(await ((await answer) as Response).text()).to.equal('answered')
    expect(await exited).to.equal(0)
  })

  it('exits at once on the second signal', async () => {
    const answer = ask('/slow')
    await waiting
    stopping.stop()
    stopping.stop()
    expect(exits).to.deep.equal([1])
    letGo()
    await answer
  })

  it('waits for a call that never ends only until its deadline', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout'] })
    const answer = ask('/slow')
    await waiting
    stopping.stop()
    clock.tick(60_000)
    clock.restore()
    expect(await answer).to.be.an('error')
    expect(await exited).to.equal(0)
  })

  for (const [route, sent] of [
    ['/slow', get('/slow')],
    ['/body', BODY],
  ] as const)
    it(`logs a caller who disconnects from ${route} in one line, not as a failure`, async () => {
      const { socket } = await call(port, sent)
      await waiting
      socket.destroy()
      // Long enough for a failure to be logged as well.
      for (let turns = 0; lines.length === 0 || turns < 20; turns++) await soon()
      expect(lines).to.have.length(1)
      expect(lines[0]).to.include({ level: 'info', route, status: 0, aborted: true })
    })

  for (const [part, sent] of [
    ['headers', 'GET /healthz HTTP/1.1\r\nHost:'],
    ['a body', BODY],
  ] as const)
    it(`limits the time that a caller may take for ${part}`, async () => {
      // For this test only: on a slow machine, the callers of the others would be too late as well.
      server.headersTimeout = 50
      server.requestTimeout = 100
      const caller = await call(port, sent)
      await once(caller.socket, 'close')
      expect(caller.received).to.contain('408 Request Timeout')
    })
})
