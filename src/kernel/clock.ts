import { signal } from '@preact/signals-core'
import type { ClockReading } from '../api/device-clock'
import type { Kernel } from './kernel'

export type Clock = ReturnType<typeof createClock>

/** The present moment: by the server's clock where a response tells it, otherwise by the device's. */
export function createClock(device: () => Date) {
  /** By how many milliseconds the device is ahead of the server; null while no response has told. */
  const ahead = signal<number | null>(null)
  return { ahead, device, now: () => new Date(device().getTime() - (ahead.value ?? 0)) }
}

/** What a response tells of the device's clock. The diner is warned of a clock that is wrong, or may be. */
export function readDeviceClock(kernel: Kernel, { ahead, refused }: ClockReading): void {
  const { clock } = kernel
  if (ahead !== null) clock.ahead.value = ahead
  if (clock.ahead.peek() ?? refused) warnAboutClock(kernel)
}

export function warnAboutClock(kernel: Kernel): void {
  import(/* webpackChunkName: "clock" */ './clock-warning').then(
    ({ warn }) => warn(kernel),
    () => undefined,
  )
}
