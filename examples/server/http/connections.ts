import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Settings } from '../settings'
import { networkOf } from './caller-address'

/**
 * How many connections of an address have requests under way. A browser opens 6. Requests on further ones wait until one of these
 * has its responses, and never for other addresses.
 */
const BUSY_PER_ADDRESS = 8

/** Shares the server among addresses, so that what one of them sends holds up the others as little as possible. */
export interface Addresses {
  /** Takes a new connection. It is closed if its address has too many. */
  open(socket: Socket): void
  /** Calls `begin` as soon as the address of the connection may have another one with requests under way. */
  enter(socket: Socket, begin: () => void): void
  /** The connection has no more requests under way. */
  leave(socket: Socket): void
}

interface Address {
  open: number
  busy: number
  /** New connections. */
  readonly unread: Socket[]
  /** The first requests of connections above the limit. */
  readonly waiting: { readonly socket: Socket; readonly begin: () => void }[]
}

/** Behind a proxy all connections have the proxy's address: then the proxy has to limit its callers. */
const proxied: Addresses = {
  open: () => undefined,
  enter: (_, begin) => begin(),
  leave: () => undefined,
}

export function limitAddresses({
  connectionsPerAddress,
  proxies,
}: Pick<Settings, 'connectionsPerAddress' | 'proxies'>): Addresses {
  if (proxies > 0) return proxied
  const addresses = new Map<string, Address>()
  const addressOf = new WeakMap<Socket, Address>()
  let isScheduled = false

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (const address of addresses.values()) beginNext(address)
    })
  }

  /** All that a new connection has sent ahead is parsed at once: so one of them in a turn of the event loop. */
  function beginNext(address: Address): void {
    const { waiting, unread } = address
    while (address.busy < BUSY_PER_ADDRESS && waiting.length > 0) {
      const { socket, begin } = waiting.shift()!
      if (socket.writable) begin()
    }
    if (address.busy < BUSY_PER_ADDRESS) unread.shift()?.resume()
    if (address.busy < BUSY_PER_ADDRESS && unread.length > 0) schedule()
  }

  return {
    open(socket) {
      const name = networkOf(socket.remoteAddress ?? '')
      const address = addresses.get(name) ?? { open: 0, busy: 0, unread: [], waiting: [] }
      if (address.open >= connectionsPerAddress) return void socket.destroy()
      address.open += 1
      addresses.set(name, address)
      addressOf.set(socket, address)
      socket.once('close', () => {
        address.open -= 1
        if (address.open === 0) addresses.delete(name)
      })
      // Node.js begins to read it in the next tick.
      process.nextTick(() => socket.pause())
      address.unread.push(socket)
      schedule()
    },
    enter(socket, begin) {
      const address = addressOf.get(socket)!
      const beginThis = () => {
        address.busy += 1
        begin()
      }
      if (address.busy < BUSY_PER_ADDRESS) beginThis()
      else address.waiting.push({ socket, begin: beginThis })
    },
    leave(socket) {
      addressOf.get(socket)!.busy -= 1
      schedule()
    },
  }
}

/** How many requests that were sent ahead are under way, of all connections together. */
const AHEAD_AT_ONCE = 1

/** How many requests after its last one a connection may send before it is closed at once. Each takes memory until then. */
const MOST_DROPPED = 1_000

type Request = readonly [IncomingMessage, ServerResponse]

interface Connection {
  readonly socket: Socket
  /** The requests so far. */
  requests: number
  isBusy: boolean
  /** The requests that came before the response to the one under way. */
  readonly ahead: Request[]
}

/**
 * Answers one request of a connection at a time, and closes it after its last one.
 *
 * Node.js begins all requests that a caller sends ahead, without waiting for responses (pipelining), so that one connection
 * takes the time of many. Browsers send none ahead, and nor do the usual proxies. So those that were sent ahead also wait for
 * those of other connections, and other callers wait for none of them.
 *
 * Node.js has `maxRequestsPerSocket` for the last one. But it answers a 503 to each request after that, and leaves the connection
 * open.
 */
export function inTurn(
  listener: RequestListener,
  requestsPerConnection: number,
  addresses: Addresses,
): RequestListener {
  const connections = new WeakMap<Socket, Connection>()
  /** The connections whose next request was sent ahead. */
  const waiting: Connection[] = []
  let running = 0
  let isScheduled = false

  function begin([incoming, outgoing]: Request, ended: () => void): void {
    outgoing.once('close', ended)
    listener(incoming, outgoing)
  }

  /** A response from the memory is ready at once. Without a turn of the event loop between two, other callers would wait for all. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(beginAhead)
  }

  function beginAhead(): void {
    isScheduled = false
    while (running < AHEAD_AT_ONCE && waiting.length > 0) {
      const connection = waiting.shift()!
      // Its caller has gone.
      if (!connection.socket.writable) {
        addresses.leave(connection.socket)
        continue
      }
      running += 1
      begin(connection.ahead.shift()!, () => {
        running -= 1
        // First in line, so that not all connections end, and are opened again, at the same moment.
        if (hasMore(connection)) waiting.unshift(connection)
        schedule()
      })
    }
  }

  function hasMore(connection: Connection): boolean {
    connection.isBusy = connection.ahead.length > 0
    if (!connection.isBusy) addresses.leave(connection.socket)
    return connection.isBusy
  }

  function beginFirst(connection: Connection, request: Request): void {
    begin(request, () => {
      if (!hasMore(connection)) return
      waiting.push(connection)
      schedule()
    })
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    const connection = connections.get(socket) ?? { socket, requests: 0, isBusy: false, ahead: [] }
    connections.set(socket, connection)
    connection.requests += 1
    if (connection.requests === requestsPerConnection) outgoing.setHeader('Connection', 'close')
    if (connection.requests > requestsPerConnection + MOST_DROPPED) socket.destroy()
    if (connection.requests > requestsPerConnection) return
    if (connection.isBusy) return void connection.ahead.push([incoming, outgoing])
    connection.isBusy = true
    addresses.enter(socket, () => beginFirst(connection, [incoming, outgoing]))
  }
}
