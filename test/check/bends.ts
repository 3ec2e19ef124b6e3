import type { Bend, Given, Seen } from './right-server'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests bend bodies as they like
type Bent = any

/** Changes the body of one call's 200: `venues/search`, `bookings/create`. */
export const body =
  (call: string, change: (body: Bent, seen: Seen) => unknown): Bend =>
  (given, seen) => {
    if (!isCall(seen, call) || given.status !== 200) return
    // A copy: the server's own venues stay as they are.
    const copy: unknown = structuredClone(given.body)
    const changed = change(copy, seen)
    given.body = changed === undefined ? copy : changed
  }

/** Answers one call otherwise. */
export const answer =
  (call: string, change: (given: Given, seen: Seen) => void): Bend =>
  (given, seen) => {
    if (isCall(seen, call)) change(given, seen)
  }

/** Changes the preflights. */
export const preflight =
  (change: (given: Given, seen: Seen) => void): Bend =>
  (given, seen) => {
    if (seen.method === 'OPTIONS') change(given, seen)
  }

export const all =
  (...bends: readonly Bend[]): Bend =>
  async (given, seen) => {
    for (const bend of bends) await bend(given, seen)
  }

/** Every venue of every call. */
export const venues = (change: (venue: Bent) => void): Bend =>
  all(
    body('venues/search', (list) => list.forEach(change)),
    body('venues/searchnearby', (answer) => answer.venues.forEach(change)),
    body('venues/getbyid', (venue) => change(venue)),
    body('venues/searchavailability', (answer) => answer.venues.forEach(change)),
  )

/** Every slot of every call. */
export const slots = (change: (slot: Bent) => void): Bend =>
  all(
    body('sessions/availability', (answer) =>
      answer.sessions.forEach((one: Bent) => one.availability.forEach(change)),
    ),
    body('venues/searchavailability', (answer) =>
      answer.venues.forEach((one: Bent) => one.availability.forEach(change)),
    ),
  )

export const isCall = ({ method, parts }: Seen, call: string) =>
  method !== 'OPTIONS' && parts.slice(0, 2).join('/') === call
