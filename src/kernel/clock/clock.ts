import { signal } from '@preact/signals-core'

export type Clock = ReturnType<typeof createClock>

/** The current time: the server's if a response has told it, otherwise the device's. */
export function createClock(device = () => new Date()) {
  /** How far the device's clock is ahead of the server's, in milliseconds. Null until a response has told it. */
  const ahead = signal<number | null>(null)
  return { ahead, device, now: () => new Date(device().getTime() - (ahead.value ?? 0)) }
}
