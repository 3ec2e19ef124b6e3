import { dayAt, longDate } from '../../dates/plain-date'
import type { Core } from '../core'
import type { Clock } from './clock'
import { until } from '../until'
import { messages } from './messages'

/** The clocks that were told of. */
const told = new WeakSet<Clock>()

/** Says in the banner that the device's clock is wrong, or seems to be, once another banner is gone. */
export async function tell({ catalogue, brand, clock, now, banner, fail, signal }: Core): Promise<void> {
  if (told.has(clock)) return
  told.add(clock)
  await until(() => !banner.value, signal)
  // The kernel that takes this one's place has the same clock, and tells then.
  if (signal.aborted) return void told.delete(clock)
  catalogue.add('widget', messages)
  const written = (moment: Date) => longDate(dayAt(moment, brand.timeZone), brand.locale)
  fail({
    code: clock.ahead.peek() ? 'widget.clockWrong' : 'widget.clockDoubted',
    values: { device: written(clock.device()), today: written(now()) },
  })
}
