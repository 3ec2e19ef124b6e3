import { signal, untracked } from '@preact/signals-core'
import type { Guard } from './guard'
import type { Journeys } from '../steps/journeys'
import type { Registry } from './registry'
import { applies } from '../steps/steps'

interface Parts {
  readonly plugins: Registry
  readonly journeys: Journeys
  readonly guard: Guard
  /** An essential plugin is missing, without which nothing may be sent to this outcome. */
  readonly lacksEssential: ((outcome: string | undefined) => boolean) | undefined
}

export type Essentials = ReturnType<typeof createEssentials>

/** The essential plugins: nothing is sent while one of them is missing, fails, or is still loading a part. */
export function createEssentials({ plugins, journeys, guard, lacksEssential }: Parts) {
  const retries = signal(0)
  return {
    /** Number of essential plugin parts still loading. Submit waits until it is 0. */
    pendingParts: signal(0),
    /** Counts the presses that a fault has stopped: parts that failed are then loaded again. */
    retries,
    /** An essential plugin that applies is missing, or has a fault that stands. A withdrawn one counts too. */
    isBlocked: () =>
      untracked(() => {
        const applying = plugins.all.value.filter((plugin) => applies(plugin, journeys.current.value))
        return guard.stops(applying) || (lacksEssential?.(journeys.outcome.value?.id) ?? false)
      }),
    /** A press was stopped: what has failed is tried again. */
    retry(): void {
      retries.value = retries.peek() + 1
      guard.retry()
      plugins.retrySetups()
    },
  }
}
