import { signal } from '@preact/signals-core'

export type Clock = ReturnType<typeof createClock>

/** The present moment, by the server's clock where its answers tell it, else by the device's. */
export function createClock(device: () => Date) {
  /** By how many milliseconds the device is ahead of the server; null where no answer has told. */
  const ahead = signal<number | null>(null)
  return { ahead, device, now: () => new Date(device().getTime() - (ahead.value ?? 0)) }
}
