import { outcomeUnknown, refused, unavailable, type AdapterCall, type BookingPayload } from 'tavola/adapter'
import type { ChainErrors, ChainFetch, Reservation } from './chain-api'
import { instantOf } from './local-time'

/** What the diner reads of the chain's codes, by the widget's fields. */
const messages: Readonly<Record<string, readonly [field: string, message: string]>> = {
  PHONE_INVALID: ['telephoneNumber', 'We cannot call this number. Please enter another one.'],
  EMAIL_INVALID: ['email', 'Please enter your email address.'],
  EMAIL_BLOCKED: ['email', 'We cannot write to this address. Please enter another one.'],
  SLOT_GONE: ['time', 'Somebody was faster: this table has just gone. Please choose another time.'],
}

/** How often a reservation that is pending is asked about, and after how many milliseconds each time. */
const polls = [200, 400, 800, 1_600]

/** A booking is a PUT under an id of ours: sent twice, it is one reservation. */
export async function reserve(
  ask: ChainFetch,
  { root, timeZone }: { readonly root: string; readonly timeZone: string },
  payload: BookingPayload,
  { idempotencyKey, signal }: AdapterCall,
): Promise<string> {
  const url = `${root}/reservations/${idempotencyKey ?? crypto.randomUUID()}`
  const time = payload.time.replace(/^(..)/, '$1:')
  const body = JSON.stringify({
    locationId: Number(payload.venueId),
    startsAt: instantOf({ date: payload.date, time }, timeZone),
    covers: payload.guests + payload.children,
    guest: {
      name: `${payload.firstName} ${payload.lastName}`,
      email: payload.email,
      phone: payload.telephoneNumber,
    },
    note: payload.specialRequests,
  })
  const headers = { 'Content-Type': 'application/json' }
  const response = await ask(url, { method: 'PUT', headers, body, signal }).catch(() => {
    // A lost connection: the widget tells the diner that it may have gone through.
    throw outcomeUnknown()
  })
  if (response.status === 422 || response.status === 409)
    throw refusal((await response.json()) as ChainErrors)
  if (response.status === 429) throw unavailable()
  if (!response.ok) throw outcomeUnknown()
  return codeOf(ask, url, (await response.json()) as Reservation)
}

export function refusal({ errors }: ChainErrors) {
  const known = errors.map(
    ({ code }) => messages[code] ?? ['request', `We could not take this booking (${code}).`],
  )
  return refused(Object.fromEntries(known))
}

/** The chain confirms later what it takes with a 202. */
async function codeOf(ask: ChainFetch, url: string, first: Reservation): Promise<string> {
  let reservation = first
  for (const pause of polls) {
    if (reservation.state === 'confirmed') break
    await new Promise((resolve) => setTimeout(resolve, pause))
    reservation = (await (await ask(url)).json()) as Reservation
  }
  if (reservation.state !== 'confirmed' || !reservation.code) throw outcomeUnknown()
  return reservation.code
}
