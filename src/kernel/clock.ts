import { signal } from '@preact/signals-core'

export type Clock = ReturnType<typeof createClock>

/** The present moment: by the server's clock where a response tells it, otherwise by the device's. */
export function createClock(device: () => Date) {
  /** By how many milliseconds the device is ahead of the server; null while no response has told. */
  const ahead = signal<number | null>(null)
  return { ahead, device, now: () => new Date(device().getTime() - (ahead.value ?? 0)) }
}
