import { dayAt, longDate } from '../../dates/plain-date'
import type { Core } from '../core'
import { until } from '../until'
import { messages } from './messages'

/** The clocks that were told of. */
const told = new WeakSet<Core['clock']>()

/** Says in the banner that the device's clock is wrong, or seems to be, once another banner is gone. */
export async function tell({ catalogue, brand, clock, now, banner, fail, signal }: Core): Promise<void> {
  if (told.has(clock)) return
  told.add(clock)
  await until(() => !banner.value, signal)
  if (signal.aborted) return
  catalogue.add('widget', messages)
  const written = (moment: Date) => longDate(dayAt(moment, brand.timeZone), brand.locale)
  fail({
    code: clock.ahead.peek() ? 'widget.clockWrong' : 'widget.clockDoubted',
    values: { device: written(clock.device()), today: written(now()) },
  })
}
