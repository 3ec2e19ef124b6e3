import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { nextPaint } from '../../scheduling'
import type { Banners } from './banner'
import type { Flow } from '../flow/flow'
import type { Submission } from './submission'

export type Tasks = ReturnType<typeof createTasks>

/** Tasks that the diner waits for. Files of later steps are loaded in parallel. */
export function createTasks(flow: Flow, banner: Banners, submission: Submission) {
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
      flow.clock.refresh()
      isAdvancing.value = true
      isLeadingOn.value = true
      return run(async () => {
        await nextPaint()
        const file = await import('../flow/parts-needed').catch(() => null)
        if (!file) return banner.fail({ code: 'widget.blocked' })
        file.fetchSteps(flow)
        await file.readyToContinue(flow)
        await task()
      }).finally(() => (isLeadingOn.value = false))
    },
  }
}
