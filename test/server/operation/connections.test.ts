import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { Hono } from 'hono'
import { call, get, type Caller } from '../kit/caller'
import { close, createTestApp, listen } from '../kit/http-server'

/** More than the buffers between two processes hold. */
const LARGE = 'x'.repeat(16_000_000)

describe('A connection', () => {
  const closing: (() => unknown)[] = []
  let isOver: boolean
  beforeEach(() => (isOver = false))
  afterEach(async () => {
    isOver = true
    for (const close of closing.splice(0)) await close()
  })

  /** A call that waits until the test answers it. */
  interface Call {
    readonly path: string
    answer(): void
  }

  /** Starts a server whose calls wait for the test. */
  async function start(settings: Parameters<typeof listen>[1] = {}) {
    const calls: Call[] = []
    const site = new Hono().all('*', async (c) => {
      await new Promise<void>((resolve) => calls.push({ path: c.req.path, answer: resolve }))
      return c.text(c.req.path === '/large' ? LARGE : 'answered')
    })
    const { server, port } = await listen(createTestApp(site).app, settings)
    closing.push(() => close(server))
    return { calls, server, port }
  }

  /** Opens a connection, and sends a text on it. */
  async function send(port: number, text: string, address?: string): Promise<Caller> {
    const caller = await call(port, address)
    caller.socket.write(text)
    return caller
  }

  const until = async (isTrue: () => boolean) => {
    while (!isTrue() && !isOver) await turn()
  }
  /** Long enough for anything more to begin. */
  const settle = async () => {
    for (let turns = 0; turns < 20; turns++) await turn()
  }
  const paths = (calls: readonly Call[]) => calls.map(({ path }) => path)

  it('has one request under way, however many its caller sends ahead', async () => {
    const { calls, port } = await start()
    await send(port, get('/1') + get('/2') + get('/3'))
    await until(() => calls.length > 0)
    await settle()
    expect(paths(calls)).to.deep.equal(['/1'])
    calls[0]!.answer()
    await until(() => calls.length > 1)
    await settle()
    expect(paths(calls)).to.deep.equal(['/1', '/2'])
  })

  it('waits for other connections only with requests that were sent ahead', async () => {
    const { calls, port } = await start()
    for (const name of ['a', 'b', 'c', 'd']) {
      await send(port, get(`/${name}1`) + get(`/${name}2`) + get(`/${name}3`))
    }
    await until(() => calls.length === 4)
    for (const { answer } of calls) answer()
    await until(() => calls.length > 4)
    await settle()
    expect(paths(calls)).to.have.length(5)

    await send(port, get('/diner'))
    await until(() => calls.length > 5)
    expect(calls[5]!.path).to.equal('/diner')

    // One begins for each that ends, of the same connection first.
    calls[4]!.answer()
    await until(() => calls.length > 6)
    await settle()
    expect(calls.slice(6).map(({ path }) => path)).to.deep.equal([calls[4]!.path.replace('2', '3')])
  })

  it('waits for others of its address, if 8 of them have requests under way, and for those of no other', async () => {
    const { calls, port } = await start()
    const callers = await Promise.all(Array.from({ length: 11 }, () => call(port)))
    // All are read, as long as none has a request.
    await settle()
    for (const [number, { socket }] of callers.entries()) socket.write(get(`/${number}`))
    await until(() => calls.length === 8)
    await settle()
    expect(calls).to.have.length(8)

    await send(port, get('/diner'), '127.0.0.2')
    await until(() => calls.length > 8)
    expect(calls[8]!.path).to.equal('/diner')

    const begun = paths(calls)
    const others = callers.map((_, number) => `/${number}`).filter((path) => !begun.includes(path))
    for (const { answer } of calls.slice(0, 3)) answer()
    await until(() => calls.length > 11)
    expect(paths(calls).slice(9)).to.have.members(others)
  })

  it('has its turn among others of its address that call again after each response', async () => {
    const { calls, port } = await start()
    const callers = await Promise.all(Array.from({ length: 12 }, () => call(port)))
    await settle()
    for (const [number, { socket }] of callers.entries()) socket.write(get(`/${number}`))
    await until(() => calls.length === 8)
    await send(port, get('/diner'))
    await settle()
    for (let answered = 0; answered < 12; answered++) {
      const { path, answer } = calls[answered]!
      answer()
      await until(() => calls.length > 8 + answered)
      callers[Number(path.slice(1))]!.socket.write(get(path))
      await settle()
    }
    expect(paths(calls)).to.include('/diner')
  })

  it('waits for none whose caller does not read the response', async () => {
    const { calls, port } = await start()
    for (let count = 1; count <= 8; count++) {
      const { socket } = await call(port)
      socket.pause().write(get('/large'))
      await until(() => calls.length === count)
    }
    for (const { answer } of calls) answer()
    await send(port, get('/next'))
    await until(() => calls.length === 9)
    expect(calls[8]!.path).to.equal('/next')
  })

  it('is read no further while a request of it waits', async () => {
    const { calls, port } = await start()
    const caller = await send(port, get('/1') + get('/2'))
    await until(() => calls.length === 1)
    caller.socket.write('no HTTP\r\n\r\n')
    await settle()
    expect(caller.received).to.be.empty
    calls[0]!.answer()
    await until(() => calls.length === 2)
    calls[1]!.answer()
    await caller.closed
    expect(caller.received).to.match(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 /)
  })

  it('is read in turn as well, if another of its address has sent requests ahead', async () => {
    const { calls, port } = await start()
    const idle = await call(port)
    await settle()
    const busy: Caller[] = []
    for (let count = 1; count <= 8; count++) {
      busy.push(await call(port))
      busy.at(-1)!.socket.write(get('/'))
      await until(() => calls.length === count)
    }
    busy[0]!.socket.write(get('/ahead'))
    await settle()
    idle.socket.write('no HTTP\r\n\r\n')
    await settle()
    expect(idle.received).to.be.empty
    for (const { answer } of calls) answer()
    await idle.closed
    expect(idle.received).to.match(/^HTTP\/1\.1 400 /)
  })

  it('is closed after 30 seconds in which nothing moves during a request', async () => {
    const { calls, server, port } = await start()
    expect(server.timeout).to.equal(30_000)
    const opened = once(server, 'connection') as Promise<[Socket]>
    const { socket, closed } = await call(port)
    socket.write(get('/1'))
    await until(() => calls.length === 1)
    // Not before the request is under way: a slow machine takes longer to read it.
    const [connection] = await opened
    connection.setTimeout(1)
    await closed
  })

  it('is closed if its caller still sends when the response has ended', async () => {
    const { calls, port } = await start()
    const caller = await send(port, 'POST /1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nstart')
    await until(() => calls.length === 1)
    calls[0]!.answer()
    await once(caller.socket, 'end')
    expect(caller.received).to.match(/^HTTP\/1\.1 200 /)
  })

  it('is closed with a 411 for a body without a length, but not from a proxy', async () => {
    const chunked = 'POST /1 HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'
    const { calls, port } = await start()
    const caller = await send(port, chunked)
    await once(caller.socket, 'end')
    expect(caller.received).to.match(/^HTTP\/1\.1 411 /)
    expect(calls).to.be.empty

    const proxied = await start({ proxies: 1 })
    await send(proxied.port, chunked)
    await until(() => proxied.calls.length === 1)
    expect(paths(proxied.calls)).to.deep.equal(['/1'])
  })

  it('is not even read while 8 of its address have requests under way or sent ahead', async () => {
    const { calls, port } = await start()
    for (let count = 1; count <= 8; count++) {
      await send(port, get('/first') + get('/second'))
      await until(() => calls.length === count)
    }
    const next = await send(port, 'no HTTP\r\n\r\n')
    const other = await send(port, 'no HTTP\r\n\r\n', '127.0.0.2')
    await other.closed
    expect(other.received).to.match(/^HTTP\/1\.1 400 /)
    calls[0]!.answer()
    await until(() => calls.length === 9)
    await settle()
    expect(next.received).to.be.empty
    calls[8]!.answer()
    await next.closed
    expect(next.received).to.match(/^HTTP\/1\.1 400 /)
  })

  it('is one of any number from a proxy, whose callers have other addresses', async () => {
    const { calls, port } = await start({ connectionsPerAddress: 1, proxies: 1 })
    for (let count = 0; count < 12; count++) await send(port, get('/'))
    await until(() => calls.length === 12)
    expect(calls).to.have.length(12)
  })

  it('gives its turn to another soon after its caller has gone', async () => {
    const { calls, port } = await start()
    const gone = await call(port)
    const other = await call(port)
    gone.socket.write(get('/gone').repeat(20))
    await until(() => calls.length === 1)
    gone.socket.destroy()
    other.socket.write(get('/other1') + get('/other2'))
    await until(() => calls.length === 2)
    let answered = 0
    while (!paths(calls).includes('/other2') && !isOver) {
      if (answered < calls.length) calls[answered++]!.answer()
      await turn()
    }
    // A connection isn't read while a request of it waits, so a response has to tell.
    expect(paths(calls).filter((path) => path === '/gone').length).to.be.below(5)
  })

  it('ends with its last request, and drops those that were sent after it', async () => {
    const { calls, port } = await start({ requestsPerConnection: 2 })
    const { socket, closed, ...caller } = await call(port)
    socket.removeAllListeners('data').on('data', (data: Buffer) => (caller.received += data.toString()))
    socket.write(get('/1') + get('/2') + get('/3') + get('/4'))
    for (const number of [0, 1]) {
      await until(() => calls.length > number)
      calls[number]!.answer()
    }
    await closed
    expect(paths(calls)).to.deep.equal(['/1', '/2'])
    expect(caller.received.match(/HTTP\/1\.1 \d+|Connection: [\w-]+/g)).to.deep.equal([
      'HTTP/1.1 200',
      'Connection: keep-alive',
      'HTTP/1.1 200',
      'Connection: close',
    ])
  })

  /** Whether a request on it begins. */
  async function works(calls: readonly Call[], { socket, closed }: Caller): Promise<boolean> {
    const before = calls.length
    socket.write(get('/works'))
    const isClosed = closed.then(() => false)
    return Promise.race([isClosed, until(() => calls.length > before).then(() => true)])
  }

  it('is closed if its address has too many, until one of them ends', async () => {
    const { calls, port } = await start({ connectionsPerAddress: 2 })
    const first = await call(port)
    expect(await works(calls, first)).to.be.true
    expect(await works(calls, await call(port))).to.be.true
    expect(await works(calls, await call(port))).to.be.false
    expect(await works(calls, await call(port, '127.0.0.2'))).to.be.true

    first.socket.destroy()
    let again = await call(port)
    while (!(await works(calls, again))) again = await call(port)
  })
})
