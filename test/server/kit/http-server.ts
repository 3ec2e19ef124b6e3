import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Queryable } from '../../../examples/server/database/database'
import { createLog } from '../../../examples/server/monitoring/log'
import { createMetrics } from '../../../examples/server/monitoring/metrics'
import { createHttpServer, createServer } from '../../../examples/server/server'

export type LogLine = Readonly<Record<string, unknown>>

/** A connection from an address, as Node has it. */
export const from = (remoteAddress: string) =>
  ({ incoming: { socket: { remoteAddress } } }) as unknown as HttpBindings

export function createTestLog() {
  const lines: LogLine[] = []
  return { lines, log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as LogLine) }) }
}

const answering = { query: () => Promise.resolve([]) } as unknown as Queryable

/** Everything that the process serves, around a site of the test's. */
export function createTestApp(site: Hono, { isStopping = (): boolean => false, database = answering } = {}) {
  const { lines, log } = createTestLog()
  const health = { database, sandbox: ['payment'], isStopping }
  return { lines, app: createServer({ site, log, metrics: createMetrics(), health, metricsFor: 'local' }) }
}

const defaults = { requestsPerConnection: 100, connectionsPerAddress: 256, proxies: 0 }

/** Starts an app on a free port. The caller of this closes the server. */
export async function listen(
  app: Hono,
  settings: Partial<typeof defaults> = {},
  limits?: Parameters<typeof createHttpServer>[2],
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createHttpServer(app.fetch, { ...defaults, ...settings }, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

export function close(server: Server): void {
  server.close()
  server.closeAllConnections()
}

/** A connection, and what it has received. */
export interface Caller {
  readonly socket: Socket
  received: string
  readonly closed: Promise<unknown>
}

/** Opens a connection to a server on this machine, from an address of it, and sends a text on it. */
export async function call(port: number, text = '', localAddress = '127.0.0.1'): Promise<Caller> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const caller: Caller = { socket, received: '', closed }
  socket.on('error', () => undefined).on('data', (data: Buffer) => (caller.received += data.toString()))
  await Promise.race([once(socket, 'connect'), closed])
  if (text) socket.write(text)
  return caller
}

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
