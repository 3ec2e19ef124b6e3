import { dayAt, timeAt } from '../dates/plain-date'
import { warnAboutClock } from './clock'
import type { Kernel } from './kernel'

/** In milliseconds: a time that has passed by more than this is no longer offered. */
const grace = 3_600_000

/** Earlier times may be those after midnight, of the evening before. */
const morning = '06:00'

/**
 * A server that offers a time that has passed by this device's clock, and does not tell its own, has another day: the
 * device's clock may be wrong.
 */
export function checkClock(kernel: Kernel): void {
  const { facts, brand, clock } = kernel
  const past = new Date(clock.device().getTime() - grace)
  if (clock.ahead.peek() !== null || facts.date !== dayAt(past, brand.timeZone)) return
  const slots = facts.sessions?.flatMap(({ availability }) => availability) ?? []
  const over = timeAt(past, brand.timeZone)
  if (slots.some(({ available, time }) => available && time >= morning && time < over)) warnAboutClock(kernel)
}
