import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'

/** A network's part of an IPv6 address: one household or machine has all addresses that begin with it. */
const NETWORK_GROUPS = 4

/**
 * The address that the limits count: the caller's IPv4 address, or the network of its IPv6 address.
 *
 * @param proxies how many proxies stand before the server. Each adds the address that called it to the end of
 *   `X-Forwarded-For`; the caller can make up all earlier entries
 * @returns undefined without a connection, as in tests
 */
export function callerAddress(c: Context, proxies: number): string | undefined {
  const direct = connectionOf(c).incoming?.socket.remoteAddress
  if (direct === undefined) return undefined
  const passedOn = c.req.header('X-Forwarded-For')?.split(',') ?? []
  const chain = [...passedOn.map((each) => each.trim()), direct]
  const address = chain.at(-1 - proxies) ?? chain[0]
  return networkOf(address !== undefined && isIP(address) ? address : direct)
}

/** The same address as a hash, for the database. @returns undefined without a connection */
export function hashedAddress(c: Context, proxies: number): string | undefined {
  const address = callerAddress(c, proxies)
  return address === undefined ? undefined : createHash('sha256').update(address).digest('hex')
}

/** An IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (ipv4 !== undefined || isIP(address) === 4) return ipv4 ?? address
  const [start = '', end] = address.toLowerCase().split('%')[0]!.split('::')
  const [first, last] = [start, end ?? ''].map((half) => half.split(':').filter(Boolean))
  const zeros = end === undefined ? 0 : 8 - first!.length - last!.length
  return [...first!, ...Array<string>(zeros).fill('0'), ...last!].slice(0, NETWORK_GROUPS).join(':')
}

/** Node's request and response. Tests run without a port and have none. */
export const connectionOf = (c: Context): Partial<HttpBindings> => (c.env ?? {}) as Partial<HttpBindings>

/** Whether the caller went away before the whole answer was sent. */
export function isAborted(c: Context): boolean {
  const { outgoing } = connectionOf(c)
  return outgoing !== undefined && outgoing.destroyed && !outgoing.writableFinished
}
