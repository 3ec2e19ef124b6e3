import type { ClockReading } from '../api/device-clock'
import type { Facts } from '../contract/facts'
import { dayAt, timeAt } from '../dates/plain-date'
import type { WarningParts } from './clock-warning'

/** Compares the device's clock with a response. Warns the diner if the clock is wrong or may be. */
export function readDeviceClock(parts: WarningParts, { ahead, refused }: ClockReading): void {
  const { clock } = parts
  if (ahead !== null) clock.ahead.value = ahead
  if (clock.ahead.peek() ?? refused) warnAboutClock(parts)
}

/** Servers offer a slot for up to this long after its time, in milliseconds. */
const grace = 3_600_000

/** Earlier slots may belong to the evening before, after midnight. */
const morning = '06:00'

/**
 * Warns if the server offers a slot that is in the past by the device's clock. Needed only for servers whose responses have
 * no `Date`.
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
