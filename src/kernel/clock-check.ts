import type { ClockReading } from '../api/device-clock'
import type { Facts } from '../contract/facts'
import { dayAt, timeAt } from '../dates/plain-date'
import type { WarningParts } from './clock-warning'

/** What a response tells of the device's clock. The diner is warned of a clock that is wrong, or may be. */
export function readDeviceClock(parts: WarningParts, { ahead, refused }: ClockReading): void {
  const { clock } = parts
  if (ahead !== null) clock.ahead.value = ahead
  if (clock.ahead.peek() ?? refused) warnAboutClock(parts)
}

/** In milliseconds: a time that has passed by more than this is no longer offered. */
const grace = 3_600_000

/** Earlier times may be those after midnight, of the evening before. */
const morning = '06:00'

/**
 * A server that offers a time that has passed by this device's clock, and does not tell its own, has another day: the
 * device's clock may be wrong.
 */
export function checkClock(parts: WarningParts & { readonly facts: Facts }): void {
  const { facts, brand, clock } = parts
  const past = new Date(clock.device().getTime() - grace)
  if (clock.ahead.peek() !== null || facts.date !== dayAt(past, brand.timeZone)) return
  const slots = facts.sessions?.flatMap(({ availability }) => availability) ?? []
  const over = timeAt(past, brand.timeZone)
  if (slots.some(({ available, time }) => available && time >= morning && time < over)) warnAboutClock(parts)
}

function warnAboutClock(parts: WarningParts): void {
  import(/* webpackChunkName: "clock" */ './clock-warning').then(
    ({ warn }) => warn(parts),
    () => undefined,
  )
}
