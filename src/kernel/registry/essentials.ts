import { signal, untracked } from '@preact/signals-core'
import type { Flow } from '../steps/flow'
import { applies } from '../steps/steps'

export type Essentials = ReturnType<typeof createEssentials>

/** Blocks the submission while an essential plugin is missing, has failed or is still loading a part. */
export function createEssentials(
  { plugins, journeys, guard }: Flow,
  /** Whether an essential plugin of this outcome is missing. */
  lacksEssential?: (outcome: string | undefined) => boolean,
) {
  const retries = signal(0)
  return {
    /** Number of essential plugin parts still loading. Submit waits until it is 0. */
    pendingParts: signal(0),
    /** Number of presses that a fault has blocked. Each one reloads the failed parts. */
    retries,
    /** Whether an essential plugin that applies is missing or has an unresolved fault. Withdrawn plugins count too. */
    isBlocked: () =>
      untracked(() => {
        const applying = plugins.all.value.filter((plugin) => applies(plugin, journeys.current.value))
        return guard.stops(applying) || (lacksEssential?.(journeys.outcome.value?.id) ?? false)
      }),
    /** Retries everything that has failed, after a press was blocked. */
    retry(): void {
      retries.value = retries.peek() + 1
      guard.retry()
      plugins.retrySetups()
    },
  }
}
