import { shown } from '../../tools/check/values'
import type { CheckOptions } from '../../tools/check/options'
import type { Faults, Misread, Mutation, Received, Reply } from './valid-server'

type Body = any
type When = (reply: Reply, received: Received) => unknown

/** How a faulty server differs from the valid one: in its responses, its rules, what it reads, or the time that it takes. */
export type Bend =
  | Mutation
  | {
      readonly mutate?: Mutation
      readonly faults?: Faults
      readonly misread?: (request: Misread) => void
      readonly clock?: () => number
    }

/** One way to be wrong: a sentence of the report, and how the valid server is bent. */
export type Row = readonly [sentence: string, bend: Bend, options?: Partial<CheckOptions>]

/** By the faults and warnings that follow, and a name: "menus.once: a menu twice". */
export type Rows = Readonly<Record<string, Row>>

const isCall = ({ method, parts }: Received, call: string) =>
  method !== 'OPTIONS' && parts.slice(0, 2).join('/') === call

/** Changes the whole response of a call: `venues/search`, `bookings/create`. */
export const answer =
  (call: string, change: (reply: Reply, received: Received) => void): Mutation =>
  (reply, received) => {
    if (isCall(received, call)) change(reply, received)
  }

export const body = (call: string, change: (body: Body, received: Received) => unknown): Mutation =>
  answer(call, (reply, received) => {
    if (reply.status !== 200) return
    // A copy, so that the server's own venues don't change.
    const copy: unknown = structuredClone(reply.body)
    reply.body = change(copy, received) ?? copy
  })

/** Answers a call otherwise, for some of its requests. */
export const gives = (call: string, other: Partial<Reply>, when: When = () => true): Mutation =>
  answer(call, (reply, received) => void (when(reply, received) && Object.assign(reply, other)))

/** Another value at a place of a body, such as "sessions[0].startTime": the report says so. */
export function is(call: string, place: string, value: unknown): Row {
  const keys = place.match(/[^.[\]]+/g)!
  const bend = body(call, (whole) => {
    const parent = keys.slice(0, -1).reduce((part, key) => part?.[key], whole)
    if (parent && value === undefined) delete parent[keys.at(-1)!]
    else if (parent) parent[keys.at(-1)!] = value
  })
  return [`${place} is ${shown(value)}`, bend]
}

/** Headers of the responses that they concern. Undefined: the header is left out. */
export const headers =
  (changed: Readonly<Record<string, string | undefined>>, when: When = () => true): Mutation =>
  (reply, received) => {
    if (when(reply, received))
      for (const [name, value] of Object.entries(changed)) setHeader(reply, name, value)
  }

function setHeader({ headers }: Reply, name: string, value: string | undefined): void {
  if (value === undefined) delete headers[name]
  else headers[name] = value
}

export const of =
  (call: string): When =>
  (_, received) =>
    isCall(received, call)

export const isPreflight: When = (_, { method }) => method === 'OPTIONS'

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

export function slots(change: (slot: Body) => void): Mutation {
  const each = (parts: Body) => parts.forEach((one: Body) => one.availability.forEach(change))
  return all(
    body('sessions/availability', (answer) => each(answer.sessions)),
    body('venues/searchavailability', (answer) => each(answer.venues)),
  )
}

/** Answers to another request than the one received, if it is in a room: "sessions", "venues". */
export const misreads = (
  room: string,
  change: (parts: string[], body: Misread['body']) => unknown,
): Bend => ({
  misread: ({ parts, body }) => void (parts[0] === room && change(parts, body)),
})

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
