import { ApiError } from 'tavola'
import { slotKey } from 'tavola/journeys'
import type { CrossSellContext } from '.'

/** A 409, a code for it, or a 400 that names the time (submit.time-refused). Where it names the day, no other time helps. */
export function onError({ state, facts }: CrossSellContext, error: unknown): void {
  const { status, code = '', fields = {} } = error instanceof ApiError ? error.detail : {}
  const isTime = status === 409 || 'time' in fields || /(^|[-_])(table|time|slot)([-_]|$)/i.test(code)
  const isLost = facts.venue !== null && (isTime || 'date' in fields)
  state.lost.value = isLost ? { slot: slotKey(facts), isTime } : null
  state.isInBanner.value = true
}
