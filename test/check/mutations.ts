import type { CheckOptions } from '../../tools/check/options'
import type { Faults, Misread, Mutation, Reply, Received } from './valid-server'

type Body = any

/** Changes the body of a successful call: `venues/search`, `bookings/create`. */
export const body =
  (call: string, change: (body: Body, received: Received) => unknown): Mutation =>
  (reply, received) => {
    if (!isCall(received, call) || reply.status !== 200) return
    // A copy, so that the server's own venues don't change.
    const copy: unknown = structuredClone(reply.body)
    const changed = change(copy, received)
    reply.body = changed === undefined ? copy : changed
  }

/** Changes the whole response of a call. */
export const answer =
  (call: string, change: (reply: Reply, received: Received) => void): Mutation =>
  (reply, received) => {
    if (isCall(received, call)) change(reply, received)
  }

/** Answers a call otherwise, for some of its requests. */
export const gives = (
  call: string,
  other: Partial<Reply>,
  when: (reply: Reply, received: Received) => unknown = () => true,
): Mutation => answer(call, (reply, received) => void (when(reply, received) && Object.assign(reply, other)))

/** Changes the preflights. */
export const preflight =
  (change: (reply: Reply, received: Received) => void): Mutation =>
  (reply, received) => {
    if (received.method === 'OPTIONS') change(reply, received)
  }

export const all =
  (...mutations: readonly Mutation[]): Mutation =>
  async (reply, received) => {
    for (const mutate of mutations) await mutate(reply, received)
  }

/** Changes every venue of every call. */
export const venues = (change: (venue: Body) => void): Mutation =>
  all(
    body('venues/search', (list) => list.forEach(change)),
    body('venues/searchnearby', (answer) => answer.venues.forEach(change)),
    body('venues/getbyid', (venue) => change(venue)),
    body('venues/searchavailability', (answer) => answer.venues.forEach(change)),
  )

/** Changes every slot of every call. */
export const slots = (change: (slot: Body) => void): Mutation =>
  all(
    body('sessions/availability', (answer) =>
      answer.sessions.forEach((one: Body) => one.availability.forEach(change)),
    ),
    body('venues/searchavailability', (answer) =>
      answer.venues.forEach((one: Body) => one.availability.forEach(change)),
    ),
  )

export const isCall = ({ method, parts }: Received, call: string) =>
  method !== 'OPTIONS' && parts.slice(0, 2).join('/') === call

/** How a faulty server differs from the valid one: in its responses, its rules, what it reads, or the time that it takes. */
export type Bend =
  | Mutation
  | {
      readonly mutate?: Mutation
      readonly faults?: Faults
      readonly misread?: (request: Misread) => void
      readonly clock?: () => number
    }

/** One way to be wrong: the faults and warnings that follow, a sentence of the report, and how the valid server is bent. */
export type Row = readonly [
  expected: readonly string[],
  sentence: string,
  bend: Bend,
  options?: Partial<CheckOptions>,
]

/** A rule of the valid server that is broken. */
export const breaks = (faults: Faults): Bend => ({ faults })

/** Answers to another request than the one received, if it is in a room: "sessions", "venues". */
export const misreads = (
  room: string,
  change: (parts: string[], body: Misread['body']) => unknown,
): Bend => ({
  misread: ({ parts, body }) => void (parts[0] === room && change(parts, body)),
})

/** No response in time. */
export function late(): never {
  throw new DOMException('', 'TimeoutError')
}

/** Each response takes as many seconds, by the clock of the test. */
export function takes(seconds: number): Bend {
  let elapsed = 0
  return { mutate: () => void (elapsed += seconds * 1000), clock: () => elapsed }
}

/** Refuses one request after each `count`. */
export function limitsTo(count: number): Mutation {
  let requests = 0
  return (reply) => {
    if (requests++ % (count + 1) < count) return
    Object.assign(reply, { status: 429, body: {} })
    reply.headers['Retry-After'] = '1'
  }
}

/** A body that fails as Node.js fails on one that isn't gzip, although Content-Encoding says so. */
export function notGzip(): ReadableStream {
  const cause = Object.assign(new Error('incorrect header check'), { code: 'Z_DATA_ERROR' })
  return new ReadableStream({ start: (body) => body.error(new TypeError('terminated', { cause })) })
}

/** The fields of an object, and of those inside, with other names. */
export function renamed(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, rename))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [rename(name), renamed(one, rename)]))
}
