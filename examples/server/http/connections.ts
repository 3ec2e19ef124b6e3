import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Settings } from '../settings'
import { networkOf } from './caller-address'

/** How many connections of an address have a request under way, beside those that were sent ahead. A browser opens 6. */
const BUSY_PER_ADDRESS = 8

/** How many requests after its last one a connection may send before it is closed at once. Each takes memory until then. */
const MOST_DROPPED = 100

/** How long a caller may read the response to a request that it hasn't sent to its end, in milliseconds. */
const LINGER = 1_000

type Request = readonly [IncomingMessage, ServerResponse]

interface Connection {
  readonly socket: Socket
  /** It waits to be read. */
  isUnread: boolean
  readonly address: Address
  /** The requests so far. */
  requests: number
  /** It has a request under way, or one that waits. */
  isBusy: boolean
  /** The requests that wait. */
  readonly waiting: Request[]
}

interface Address {
  /** The open ones. */
  readonly connections: Set<Connection>
  /** The connections with a request under way that wasn't sent ahead. */
  busy: number
  /** Those whose request was sent ahead: at most one. */
  aheadBusy: number
  /** New connections, and after something was sent ahead all that have no request. */
  readonly unread: Connection[]
  /** Connections whose request waits for those of others. */
  readonly waiting: Connection[]
  /** Connections whose next request was sent ahead. */
  readonly ahead: Connection[]
}

export type ConnectionLimits = Pick<Settings, 'requestsPerConnection' | 'connectionsPerAddress' | 'proxies'>

/** What a server does with its connections and requests. */
export interface Turns {
  /** Takes a new connection. It is closed if its address has too many. */
  readonly open: (socket: Socket) => void
  readonly answer: RequestListener
}

/**
 * Shares the server among addresses, so that what one of them sends holds up the others as little as possible. A connection has one
 * request under way, and is closed after its last one.
 *
 * Node.js begins all requests that a caller sends ahead, without waiting for responses (pipelining), so that one connection
 * takes the time of many. Browsers send none ahead, and nor do the usual proxies. So an address has one of these under way. And a
 * connection isn't read while a request of it waits.
 *
 * Behind a proxy all connections have the proxy's address: then the proxy has to limit its callers.
 *
 * Node.js has `maxRequestsPerSocket` for the last request. But it answers a 503 to each one after that, and leaves the connection open.
 */
export function takeTurns(
  listener: RequestListener,
  { requestsPerConnection, connectionsPerAddress, proxies }: ConnectionLimits,
): Turns {
  const [mostOpen, mostBusy] = proxies > 0 ? [Infinity, Infinity] : [connectionsPerAddress, BUSY_PER_ADDRESS]
  const { begin, schedule } = createLine(listener, mostBusy)
  const addresses = new Map<string, Address>()
  const connections = new WeakMap<Socket, Connection>()

  return {
    open(socket) {
      const name = proxies > 0 ? '' : networkOf(socket.remoteAddress ?? '')
      const address = addresses.get(name) ?? newAddress()
      if (address.connections.size >= mostOpen) return void socket.destroy()
      const connection = { socket, address, isUnread: true, requests: 0, isBusy: false, waiting: [] }
      address.connections.add(connection)
      addresses.set(name, address)
      connections.set(socket, connection)
      socket.once('close', () => {
        address.connections.delete(connection)
        if (connection.isUnread) address.unread.splice(address.unread.indexOf(connection), 1)
        if (address.connections.size === 0) addresses.delete(name)
      })
      pause(socket)
      address.unread.push(connection)
      schedule(address)
    },

    answer(incoming, outgoing) {
      const { socket } = incoming
      const connection = connections.get(socket)!
      const { address, waiting, isBusy } = connection
      connection.requests += 1
      if (connection.requests === requestsPerConnection) outgoing.setHeader('Connection', 'close')
      if (connection.requests > requestsPerConnection + MOST_DROPPED) socket.destroy()
      if (connection.requests > requestsPerConnection) return
      if (proxies === 0 && incoming.headers['transfer-encoding'] !== undefined) return refuse(outgoing)
      waiting.push([incoming, outgoing])
      connection.isBusy = true
      if (!isBusy && address.busy < mostBusy) return begin(connection)
      pause(socket)
      if (!isBusy) address.waiting.push(connection)
      else if (waiting.length === 1) {
        hold(address)
        schedule(address)
      }
    },
  }
}

/**
 * A browser knows how long its body is. Each piece of a body without a length takes time, however short it is, and there may be
 * no end of them.
 */
function refuse(outgoing: ServerResponse): void {
  pause(outgoing.req.socket)
  outgoing.once('finish', () => linger(outgoing.req.socket))
  outgoing.writeHead(411, { Connection: 'close' }).end()
}

/** What other connections of the address send at the same moment may be as much. So they are read in turn as well. */
function hold({ connections, unread }: Address): void {
  for (const connection of connections) {
    if (connection.isBusy || connection.isUnread) continue
    connection.isUnread = true
    pause(connection.socket)
    unread.push(connection)
  }
}

/** The order in which waiting requests begin and new connections are read. */
function createLine(listener: RequestListener, mostBusy: number) {
  const due = new Set<Address>()

  /**
   * In the next turn of the event loop. A response from the memory is ready at once, so without a turn between two, other callers
   * would wait for all.
   */
  function schedule(address: Address): void {
    if (due.size === 0) setImmediate(beginDue)
    due.add(address)
  }

  function beginDue(): void {
    const all = [...due]
    due.clear()
    for (const address of all) {
      // First: with others that call again after each response, no place is ever left after them.
      readNew(address)
      beginWaiting(address)
      beginAhead(address)
    }
  }

  function beginWaiting({ busy, waiting }: Address): void {
    for (const connection of waiting.splice(0, Math.max(0, mostBusy - busy)))
      if (connection.socket.writable) begin(connection)
  }

  function beginAhead({ aheadBusy, ahead }: Address): void {
    let next = aheadBusy > 0 ? undefined : ahead.shift()
    while (next && !next.socket.writable) next = ahead.shift()
    if (next) begin(next, 'aheadBusy')
  }

  /** All that a new connection has sent ahead is parsed at once: so one of them in a turn. */
  function readNew(address: Address): void {
    const { busy, aheadBusy, ahead, unread } = address
    if (busy + ahead.length + aheadBusy >= mostBusy || unread.length === 0) return
    const next = unread.shift()!
    next.isUnread = false
    next.socket.resume()
    if (unread.length > 0) schedule(address)
  }

  /** Begins the request of a connection that waits longest. @param kind whether it was sent ahead */
  function begin(connection: Connection, kind: 'busy' | 'aheadBusy' = 'busy'): void {
    const { address } = connection
    address[kind] += 1
    const leave = () => {
      address[kind] -= 1
      schedule(address)
    }
    const goOn = () => {
      // Once in line it stays the first, so that not all connections end, and are opened again, at the same moment.
      if (kind === 'busy') address.ahead.push(connection)
      else address.ahead.unshift(connection)
      schedule(address)
    }
    answer(listener, connection, leave, goOn)
  }

  return { begin, schedule }
}

/**
 * Answers the request of a connection that waits longest.
 *
 * @param leave the server has done its part. A caller that doesn't read its response makes no other one wait
 * @param goOn the response has been sent, and the next request is there
 */
function answer(
  listener: RequestListener,
  connection: Connection,
  leave: () => void,
  goOn: () => void,
): void {
  const { socket, waiting } = connection
  const [incoming, outgoing] = waiting.shift()!
  let isDone = false
  function done(): void {
    if (!isDone) leave()
    isDone = true
  }
  outgoing.once('prefinish', done)
  outgoing.once('close', () => {
    connection.isBusy = waiting.length > 0
    if (!incoming.complete) linger(socket)
    else if (connection.isBusy) {
      pause(socket)
      goOn()
    }
    done()
  })
  // The rest of its body.
  if (waiting.length === 0) socket.resume()
  listener(incoming, outgoing)
}

const newAddress = (): Address => ({
  connections: new Set(),
  busy: 0,
  aheadBusy: 0,
  unread: [],
  waiting: [],
  ahead: [],
})

/** Closes a connection whose caller still sends. Nothing more is read, but the response may still be on its way. */
function linger(socket: Socket): void {
  pause(socket)
  socket.end()
  socket.setTimeout(LINGER)
}

/** In the next tick: Node.js resumes a connection as soon as it is open, and at the end of each request. */
function pause(socket: Socket): void {
  process.nextTick(() => socket.pause())
}
