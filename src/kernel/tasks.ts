import { signal } from '@preact/signals-core'
import type { AnyPlugin } from './contract'
import { fetchComponent } from './loading'

/** What the diner waits for. `applying` gives the plugins whose steps may come next; a new try takes the old error away. */
export function createTasks(applying: () => readonly AnyPlugin[], dismiss: () => void) {
  const running = signal(0)
  const underway = signal(false)

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
    underway.value = true
    const next = applying().flatMap((plugin) => plugin.steps ?? [])
    for (const { priority, load } of next) {
      // Fetched beside the request; one that does not come now, or that seldom comes, when it is shown.
      if (priority !== 'takeover') fetchComponent(load).catch(() => undefined)
    }
    return run(task)
  }

  return { running, underway, run, advance }
}
