import { signal, untracked } from '@preact/signals-core'
import type { Flow } from '../flow/flow'
import { applies } from '../flow/steps'

export type Essentials = ReturnType<typeof createEssentials>

/** Blocks the submission while an essential plugin has failed, or is still loading a part that is shown. */
export function createEssentials({ plugins, journeys, guard }: Flow) {
  const retries = signal(0)
  return {
    /** Number of essential plugin parts still loading. Submit waits until it is 0. */
    pendingParts: signal(0),
    /** Number of presses that a fault has blocked. Each one reloads the failed parts. */
    retries,
    /** Whether an essential plugin that applies has an unresolved fault. Withdrawn plugins count too. */
    isBlocked: () =>
      untracked(() => guard.stops(plugins.all.filter((plugin) => applies(plugin, journeys.current.value)))),
    /** Retries everything that has failed, after a press was blocked. */
    retry(): void {
      retries.value = retries.peek() + 1
      guard.retry()
      plugins.retrySetups()
    },
  }
}
