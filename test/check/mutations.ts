import type { Mutation, Reply, Received } from './valid-server'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests mutate bodies as they like
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
