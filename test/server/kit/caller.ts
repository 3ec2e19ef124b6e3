import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection, and what it has received. */
export interface Caller {
  readonly socket: Socket
  received: string
  readonly closed: Promise<unknown>
}

/** Opens a connection to a server on this machine, from an address of it. */
export async function call(port: number, localAddress = '127.0.0.1'): Promise<Caller> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  const caller: Caller = { socket, received: '', closed }
  socket.on('error', () => undefined).on('data', (data: Buffer) => (caller.received += data.toString()))
  await Promise.race([once(socket, 'connect'), closed])
  return caller
}

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
