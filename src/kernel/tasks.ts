import { signal } from '@preact/signals-core'
import type { AnyPlugin } from './contract'
import { fetchComponent } from './loading'

/** Fetches the files of the steps that these plugins may lead to; one that does not come now comes when it is shown. */
export function fetchSteps(plugins: readonly AnyPlugin[]): void {
  for (const { prefetch, load } of plugins.flatMap((plugin) => plugin.steps ?? [])) {
    if (prefetch !== false) fetchComponent(load).catch(() => undefined)
  }
}

interface TaskParts {
  /** The plugins whose steps may come next. */
  readonly coming: () => readonly AnyPlugin[]
  /** Waits for the plugins that come later, where some do. */
  readonly loadFeatures: (() => Promise<void>) | undefined
  /** A new try takes the old error away. */
  readonly dismiss: () => void
}

/** What the diner waits for. */
export function createTasks({ coming, loadFeatures, dismiss }: TaskParts) {
  const running = signal(0)
  const advancing = signal(false)

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // Peeked: an effect that starts a task must not be woken by it.
    running.value = running.peek() + 1
    try {
      return await task()
    } finally {
      running.value = running.peek() - 1
    }
  }

  function advance(task: () => Promise<void>): Promise<void> {
    dismiss()
    advancing.value = true
    fetchSteps(coming())
    return run(async () => {
      await loadFeatures?.()
      await task()
    })
  }

  return { running, advancing, run, advance }
}
