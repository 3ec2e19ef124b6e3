import type { Diner } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'

/** The days of these tests, the calls of a search, and what it finds. */

export const full = sessionsBody([slotBody(1900, false), slotBody(1930, false)])
export const free = sessionsBody([slotBody(1815), slotBody(1930, false), slotBody(2030)])
export const freeAt = (time: string) => ({ time, available: true, useEnquiryFallback: false })

export const sessions = (date: string) => `GET /api/sessions/availability/cork/${date}/2/true`
export const anyDay = 'GET /api/sessions/availability/*'
export const check = 'GET /api/venues/searchavailability/*'

/** An idle moment, and call after call. */
export async function searchEnds(diner: Diner): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await diner.waits(200)
}

export const offered = () =>
  [...document.querySelectorAll('.first-free-table')].map((button) => button.textContent)
