import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { AnyPlugin } from '../../contract/plugin'
import { painted } from '../../later'
import type { Banners } from '../banner'
import { type Features, loadComponent } from '../registry/loading'
import { rank, type Steps } from './steps'
import type { SubmissionState } from '../submission/state'

interface Parts {
  readonly steps: Steps
  readonly features: Features
  readonly banner: Banners
  readonly submission: SubmissionState
}

export type Tasks = ReturnType<typeof createTasks>

/** Requests that the diner waits for, and the files that are fetched beside them. */
export function createTasks({ steps, features, banner, submission }: Parts) {
  const running = signal(0)
  const isLeadingOn = signal(false)
  const isAdvancing = signal(false)

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // Peeked: an effect that starts a task must not be woken by it.
    running.value = running.peek() + 1
    try {
      return await task()
    } finally {
      running.value = running.peek() - 1
    }
  }

  return {
    /** The diner waits for a request. */
    busy: computed(() => running.value > 0 || submission.isSending.value),
    /** A task that leads to another step is running. */
    isLeadingOn: isLeadingOn as ReadonlySignal<boolean>,
    /** Continue was pressed: the widget keeps the height of the steps to come, so that nothing moves later. */
    isAdvancing,
    run,
    /** Runs a task that leads to another step. A new try takes the old error away. */
    advance(task: () => Promise<void>): Promise<void> {
      banner.dismiss()
      isAdvancing.value = true
      isLeadingOn.value = true
      return run(async () => {
        await painted()
        fetchSteps(steps.upcoming.peek())
        await features.wait()
        await task()
      }).finally(() => (isLeadingOn.value = false))
    },
  }
}

/**
 * Fetches the files of the steps that these plugins may lead to; a file that does not arrive is fetched when its step is
 * shown. A flow step for every journey is asked after the journey's own (chooseStep), so it hardly ever comes next.
 */
export function fetchSteps(plugins: readonly AnyPlugin[]): void {
  for (const plugin of plugins) {
    for (const { prefetch, priority, load } of plugin.steps ?? []) {
      const isLate = priority === 'flow' && rank(plugin) === 0
      if (prefetch !== false && !isLate) loadComponent(load).catch(() => undefined)
    }
  }
}
