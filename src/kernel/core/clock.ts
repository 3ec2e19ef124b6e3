import { signal } from '@preact/signals-core'

export type Clock = ReturnType<typeof createClock>

/** The current time: the server's if a response has told it, otherwise the device's. */
export function createClock(device = () => new Date()) {
  /** How far the device's clock is ahead of the server's, in milliseconds. Null until a response has told it. */
  const ahead = signal<number | null>(null)
  const minuteNow = () => Math.floor(device().getTime() / 60_000)
  const minute = signal(minuteNow())
  return {
    ahead,
    device,
    /** Subscribes to `refresh`. */
    now() {
      void minute.value
      return new Date(device().getTime() - (ahead.value ?? 0))
    },
    /** Updates what depends on the time: on a press, or when the diner returns to the page. */
    refresh: () => void (minute.value = minuteNow()),
  }
}
