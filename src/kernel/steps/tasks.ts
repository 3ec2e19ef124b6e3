import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { AnyPlugin, Step } from '../../contract/plugin'
import { painted } from '../../later'
import type { Banners } from '../banner'
import { preload } from '../registry/loading'
import type { Flow } from './flow'
import { rank } from './steps'
import type { SubmissionState } from '../submission/state'

export type Tasks = ReturnType<typeof createTasks>

/** Tasks that the diner waits for. Files of later steps are loaded in parallel. */
export function createTasks({ steps, features, clock }: Flow, banner: Banners, submission: SubmissionState) {
  const running = signal(0)
  const isLeadingOn = signal(false)
  const isAdvancing = signal(false)

  async function run<Result>(task: () => Promise<Result>): Promise<Result> {
    // Peeked, so that an effect which starts a task does not subscribe to it.
    running.value = running.peek() + 1
    try {
      return await task()
    } finally {
      running.value = running.peek() - 1
    }
  }

  return {
    /** Whether the diner is waiting for a task. */
    busy: computed(() => running.value > 0 || submission.isSending.value),
    /** Whether a running task leads to another step. */
    isLeadingOn: isLeadingOn as ReadonlySignal<boolean>,
    /** Whether Continue was pressed. The widget then reserves the height of later steps, to prevent layout shifts. */
    isAdvancing,
    run,
    /** Runs a task that leads to another step. Dismisses an earlier error. */
    advance(task: () => Promise<void>): Promise<void> {
      banner.dismiss()
      clock.look()
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
 * Loads the files of these plugins' steps early; a failed file is loaded again with its step. Flow steps for every journey
 * are left out, because they rarely come next (see `chooseStep`).
 */
export function fetchSteps(plugins: readonly AnyPlugin[]): void {
  const isLikely = (plugin: AnyPlugin, { prefetch, priority }: Step) =>
    prefetch !== false && (priority !== 'flow' || rank(plugin) > 0)
  const steps = plugins.flatMap((plugin) => (plugin.steps ?? []).filter((step) => isLikely(plugin, step)))
  preload(steps.map(({ load }) => load))
}
