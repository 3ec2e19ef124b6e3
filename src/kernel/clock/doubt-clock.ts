import { dayAt, timeAt } from '../../dates/plain-date'
import type { Core } from '../core'

/** In milliseconds: a time that has passed by more is not offered any more. */
const grace = 3_600_000

/** Earlier times may be those after midnight, of the evening before. */
const morning = '06:00'

/** A free time that is over by this device: to the server, which has not told its own, the day is another one. */
export function doubtClock(core: Core): void {
  const { facts, brand, clock } = core
  const past = new Date(clock.device().getTime() - grace)
  if (clock.ahead.peek() !== null || facts.date !== dayAt(past, brand.timeZone)) return
  const slots = facts.sessions?.flatMap(({ availability }) => availability) ?? []
  const over = timeAt(past, brand.timeZone)
  if (slots.some(({ available, time }) => available && time >= morning && time < over))
    void import(/* webpackChunkName: "clock" */ './tell').then(
      ({ tell }) => tell(core),
      () => undefined,
    )
}
