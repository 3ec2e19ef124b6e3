import { dayAt, timeAt } from '../../dates/plain-date'
import { warnAboutClock } from './device-clock'
import type { Screen } from './screen'

/** Servers offer a slot for up to this long after its time, in milliseconds. */
const grace = 3_600_000

/** Earlier slots may belong to the evening before, after midnight. */
const morning = '06:00'

/**
 * Warns if the server offers a slot that is in the past by the device's clock. Needed only for servers whose responses have
 * no `Date`.
 */
export function checkClock(screen: Screen): void {
  const { facts, brand, clock } = screen
  const past = new Date(clock.device().getTime() - grace)
  if (clock.ahead.peek() !== null || facts.date !== dayAt(past, brand.timeZone)) return
  const slots = facts.sessions?.flatMap(({ availability }) => availability) ?? []
  const over = timeAt(past, brand.timeZone)
  if (slots.some(({ available, time }) => available && time >= morning && time < over)) warnAboutClock(screen)
}
