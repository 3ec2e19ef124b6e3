import { dayAt } from '../../dates/plain-date'
import { messages } from '../../messages/widget-clock'
import type { Clock } from '../core/clock'
import type { Screen } from './screen'
import { until } from '../core/signals'

/** The clocks that the diner has been warned about. */
const warned = new WeakSet<Clock>()

/** Warns once in the banner that the device's clock is wrong or may be. Waits until no other banner is shown. */
export async function warn({ catalogue, brand, clock, banner, signal }: Screen): Promise<void> {
  if (warned.has(clock)) return
  warned.add(clock)
  await until(() => !banner.shown.value, signal)
  // A rebuilt kernel has the same clock and shows the warning instead.
  if (signal.aborted) return void warned.delete(clock)
  catalogue.add('widget', messages)
  const written = (moment: Date) => catalogue.formats.longDate(dayAt(moment, brand.timeZone))
  banner.fail({
    code: clock.ahead.peek() ? 'widget.clockWrong' : 'widget.clockDoubted',
    values: { device: written(clock.device()), today: written(clock.now()) },
  })
}
