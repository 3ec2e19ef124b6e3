import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { Hono } from 'hono'
import { call, close, createTestApp, get, listen, type Caller } from '../kit/http-server'

/** More than the buffers between two processes hold. */
const LARGE = 'x'.repeat(16_000_000)
/** A text that is answered with a 400 as soon as it is read. */
const NO_HTTP = 'no HTTP\r\n\r\n'
const OTHER = '127.0.0.2'

describe('A connection', () => {
  const closing: (() => unknown)[] = []
  let isOver: boolean
  beforeEach(() => (isOver = false))
  afterEach(async () => {
    isOver = true
    for (const close of closing.splice(0)) await close()
  })

  const until = async (isTrue: () => boolean) => {
    while (!isTrue() && !isOver) await turn()
  }
  /** Long enough for anything more to begin. */
  const settle = async () => {
    for (let turns = 0; turns < 20; turns++) await turn()
  }

  /** Starts a server whose calls wait for the test. */
  async function start(settings: Parameters<typeof listen>[1] = {}) {
    const answers: (() => void)[] = []
    const paths: string[] = []
    const site = new Hono().all('*', async (c) => {
      paths.push(c.req.path)
      await new Promise<void>((resolve) => answers.push(resolve))
      return c.text(c.req.path === '/large' ? LARGE : 'answered')
    })
    const { server, port } = await listen(createTestApp(site).app, settings)
    closing.push(() => close(server))
    /** Waits until so many calls have begun, and no more begin. */
    const begun = async (count: number) => {
      await until(() => paths.length >= count)
      await settle()
      expect(paths).to.have.length(count)
    }
    const answerAll = () => answers.forEach((answer) => answer())
    return { answers, answerAll, paths, begun, server, port }
  }

  it('has one request under way, however many its caller sends ahead', async () => {
    const { answers, paths, begun, port } = await start()
    await call(port, get('/1') + get('/2') + get('/3'))
    await begun(1)
    answers[0]!()
    await begun(2)
    expect(paths).to.deep.equal(['/1', '/2'])
  })

  it('waits for other connections only with requests that were sent ahead', async () => {
    const { answers, answerAll, paths, begun, port } = await start()
    for (const name of ['a', 'b', 'c', 'd'])
      await call(port, get(`/${name}1`) + get(`/${name}2`) + get(`/${name}3`))
    await begun(4)
    answerAll()
    await begun(5)
    await call(port, get('/diner'))
    await begun(6)
    // One begins for each that ends, of the same connection first.
    answers[4]!()
    await begun(7)
    expect(paths.slice(5)).to.deep.equal(['/diner', paths[4]!.replace('2', '3')])
  })

  it('waits for others of its address, if 8 of them have requests under way, and for those of no other', async () => {
    const { answers, paths, begun, port } = await start()
    const callers = await Promise.all(Array.from({ length: 11 }, () => call(port)))
    // All are read, as long as none has a request.
    await settle()
    for (const [number, { socket }] of callers.entries()) socket.write(get(`/${number}`))
    await begun(8)
    const others = callers.map((_, number) => `/${number}`).filter((path) => !paths.includes(path))
    await call(port, get('/diner'), OTHER)
    await begun(9)
    for (const answer of answers.slice(0, 3)) answer()
    await begun(12)
    expect(paths[8]).to.equal('/diner')
    expect(paths.slice(9)).to.have.members(others)
  })

  it('has its turn among others of its address that call again after each response', async () => {
    const { answers, paths, port } = await start()
    const callers = await Promise.all(Array.from({ length: 12 }, () => call(port)))
    await settle()
    for (const [number, { socket }] of callers.entries()) socket.write(get(`/${number}`))
    await until(() => paths.length === 8)
    await call(port, get('/diner'))
    await settle()
    for (let answered = 0; answered < 12; answered++) {
      answers[answered]!()
      await until(() => paths.length > 8 + answered)
      const path = paths[answered]!
      callers[Number(path.slice(1))]!.socket.write(get(path))
      await settle()
    }
    expect(paths).to.include('/diner')
  })

  it('waits for none whose caller does not read the response', async () => {
    const { answerAll, paths, port } = await start()
    for (let count = 1; count <= 8; count++) {
      const { socket } = await call(port)
      socket.pause().write(get('/large'))
      await until(() => paths.length === count)
    }
    answerAll()
    await call(port, get('/next'))
    await until(() => paths.length === 9)
    expect(paths[8]).to.equal('/next')
  })

  it('is read no further while a request of it waits', async () => {
    const { answers, begun, port } = await start()
    const caller = await call(port, get('/1') + get('/2'))
    await begun(1)
    caller.socket.write(NO_HTTP)
    await settle()
    expect(caller.received).to.be.empty
    answers[0]!()
    await begun(2)
    answers[1]!()
    await caller.closed
    expect(caller.received).to.match(/^HTTP\/1\.1 200 [^]*HTTP\/1\.1 400 /)
  })

  /** Connections with a request under way each, one after another. */
  async function eight({ paths, port }: Awaited<ReturnType<typeof start>>, text: string): Promise<Caller[]> {
    const callers: Caller[] = []
    for (let count = 1; count <= 8; count++) {
      callers.push(await call(port, text))
      await until(() => paths.length === count)
    }
    return callers
  }

  it('is read in turn as well, if another of its address has sent requests ahead', async () => {
    const started = await start()
    const idle = await call(started.port)
    await settle()
    const [busy] = await eight(started, get('/'))
    busy!.socket.write(get('/ahead'))
    await settle()
    idle.socket.write(NO_HTTP)
    await settle()
    expect(idle.received).to.be.empty
    started.answerAll()
    await idle.closed
    expect(idle.received).to.match(/^HTTP\/1\.1 400 /)
  })

  it('is not even read while 8 of its address have requests under way or sent ahead', async () => {
    const started = await start()
    await eight(started, get('/first') + get('/second'))
    const next = await call(started.port, NO_HTTP)
    const other = await call(started.port, NO_HTTP, OTHER)
    await other.closed
    expect(other.received).to.match(/^HTTP\/1\.1 400 /)
    started.answers[0]!()
    await started.begun(9)
    expect(next.received).to.be.empty
    started.answers[8]!()
    await next.closed
    expect(next.received).to.match(/^HTTP\/1\.1 400 /)
  })

  it('is closed after 30 seconds in which nothing moves during a request', async () => {
    const { paths, server, port } = await start()
    expect(server.timeout).to.equal(30_000)
    const opened = once(server, 'connection') as Promise<[Socket]>
    const { closed } = await call(port, get('/1'))
    await until(() => paths.length === 1)
    // Not before the request is under way: a slow machine takes longer to read it.
    const [connection] = await opened
    connection.setTimeout(1)
    await closed
  })

  it('is closed if its caller still sends when the response has ended', async () => {
    const { answers, begun, port } = await start()
    const caller = await call(port, 'POST /1 HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nstart')
    await begun(1)
    answers[0]!()
    await once(caller.socket, 'end')
    expect(caller.received).to.match(/^HTTP\/1\.1 200 /)
  })

  it('is closed with a 411 for a body without a length, but not from a proxy', async () => {
    const chunked = 'POST /1 HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n'
    const { paths, port } = await start()
    const caller = await call(port, chunked)
    await once(caller.socket, 'end')
    expect(caller.received).to.match(/^HTTP\/1\.1 411 /)
    expect(paths).to.be.empty
    const proxied = await start({ proxies: 1 })
    await call(proxied.port, chunked)
    await proxied.begun(1)
  })

  it('is one of any number from a proxy, whose callers have other addresses', async () => {
    const { begun, port } = await start({ connectionsPerAddress: 1, proxies: 1 })
    for (let count = 0; count < 12; count++) await call(port, get('/'))
    await begun(12)
  })

  it('gives its turn to another soon after its caller has gone', async () => {
    const { answers, begun, paths, port } = await start()
    const gone = await call(port)
    const other = await call(port)
    gone.socket.write(get('/gone').repeat(20))
    await begun(1)
    gone.socket.destroy()
    other.socket.write(get('/other1') + get('/other2'))
    let answered = 0
    while (!paths.includes('/other2') && !isOver) {
      if (answered < answers.length && paths.includes('/other1')) answers[answered++]!()
      await turn()
    }
    // A connection isn't read while a request of it waits, so a response has to tell.
    expect(paths.filter((path) => path === '/gone').length).to.be.below(5)
  })

  it('ends with its last request, and drops those that were sent after it', async () => {
    const { answers, paths, port } = await start({ requestsPerConnection: 2 })
    const caller = await call(port, get('/1') + get('/2') + get('/3') + get('/4'))
    for (const number of [0, 1]) {
      await until(() => answers.length > number)
      answers[number]!()
    }
    await caller.closed
    expect(paths).to.deep.equal(['/1', '/2'])
    const [kept, ended] = ['keep-alive', 'close'].map((how) => ['HTTP/1.1 200', `Connection: ${how}`])
    expect(caller.received.match(/HTTP\/1\.1 \d+|Connection: [\w-]+/g)).to.deep.equal([...kept!, ...ended!])
  })

  it('is closed if its address has too many, until one of them ends', async () => {
    const { paths, port } = await start({ connectionsPerAddress: 2 })
    /** Whether a request on it begins. */
    async function works({ socket, closed }: Caller): Promise<boolean> {
      const before = paths.length
      socket.write(get('/works'))
      const begins = until(() => paths.length > before).then(() => true)
      return Promise.race([closed.then(() => false), begins])
    }
    const first = await call(port)
    const others = [await works(first), await works(await call(port)), await works(await call(port))]
    expect(others).to.deep.equal([true, true, false])
    expect(await works(await call(port, '', OTHER))).to.be.true
    first.socket.destroy()
    let again = await call(port)
    while (!(await works(again))) again = await call(port)
  })
})
