import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Settings } from '../settings'
import { networkOf } from './caller-address'

/**
 * Closes connections above the limit of their address. Behind a proxy all of them have the proxy's address: then the proxy has
 * to limit its callers.
 */
export function limitConnections(
  server: Server,
  { connectionsPerAddress, proxies }: Pick<Settings, 'connectionsPerAddress' | 'proxies'>,
): void {
  if (proxies > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const others = open.get(address) ?? 0
    if (others >= connectionsPerAddress) return void socket.destroy()
    open.set(address, others + 1)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** How many requests that were sent ahead are answered at once, for all connections together. */
const AHEAD_AT_ONCE = 2

/** How many requests after its last one a connection may send before it is closed at once. Each takes memory until then. */
const MOST_DROPPED = 1_000

type Request = readonly [IncomingMessage, ServerResponse]

interface Connection {
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
export function inTurn(listener: RequestListener, requestsPerConnection: number): RequestListener {
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
      const next = connection.ahead.shift()!
      // Its caller has gone.
      if (!next[0].socket.writable) continue
      running += 1
      begin(next, () => {
        running -= 1
        connection.isBusy = connection.ahead.length > 0
        // First in line, so that not all connections end, and are opened again, at the same moment.
        if (connection.isBusy) waiting.unshift(connection)
        schedule()
      })
    }
  }

  return (incoming, outgoing) => {
    const { socket } = incoming
    const connection = connections.get(socket) ?? { requests: 0, isBusy: false, ahead: [] }
    connections.set(socket, connection)
    connection.requests += 1
    if (connection.requests === requestsPerConnection) outgoing.setHeader('Connection', 'close')
    if (connection.requests > requestsPerConnection + MOST_DROPPED) socket.destroy()
    if (connection.requests > requestsPerConnection) return
    if (connection.isBusy) return void connection.ahead.push([incoming, outgoing])
    connection.isBusy = true
    begin([incoming, outgoing], () => {
      connection.isBusy = connection.ahead.length > 0
      if (!connection.isBusy) return
      waiting.push(connection)
      schedule()
    })
  }
}
