import type { ClockReading } from '../../api/device-clock'
import type { Screen } from './screen'

/** Compares the device's clock with a response. Warns the diner if the clock is wrong or may be. */
export function readDeviceClock(screen: Screen, { ahead, isRefused }: ClockReading): void {
  const { clock } = screen
  if (ahead !== null) clock.ahead.value = ahead
  if (clock.ahead.peek() ?? isRefused) warnAboutClock(screen)
}

export function warnAboutClock(screen: Screen): void {
  import('./clock-warning').then(
    ({ warn }) => warn(screen),
    () => undefined,
  )
}
