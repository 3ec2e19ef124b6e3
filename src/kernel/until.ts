import { effect } from '@preact/signals-core'

/** Resolves once the condition holds, or at disposal; it is asked again whenever a signal that it reads has changed. */
export function until(condition: () => boolean, disposal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!disposal.aborted && !condition()) return
      // The effect cannot be ended in its own first run.
      queueMicrotask(() => stop())
      resolve()
    })
    disposal.addEventListener('abort', () => (stop(), resolve()), { once: true })
  })
}
