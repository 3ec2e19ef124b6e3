import type { PublicText } from '../../contract/events'
import { afterPaint } from '../../scheduling'
import { buildKernel, type Kernel, type KernelOptions } from './kernel'
import { createContext, createToolbox } from './plugin-context'
import { fetchPost } from './submission/sender'

/** Builds and starts one widget's kernel. Expects a checked brand (src/host/brand). */
export function createKernel(options: KernelOptions): Kernel {
  const kernel = buildKernel(options)
  const { setFacts, choices, plugins, steps, guard } = kernel
  const { handover } = options
  setFacts(choices.initial())
  if (handover) setFacts(handover.selection)
  const use = createToolbox(kernel)
  plugins.setUp((plugin, state) => createContext(plugin, state, kernel, use))
  kernel.ahead.joinArrived()
  for (const follow of [emitSteps(kernel), steps.record, dismissWhenFixed(kernel), fetchStepsAhead(kernel)])
    guard.effect({ id: 'kernel' }, follow)
  kernel.ahead.fetchAhead()
  return kernel
}

/** Emits the host's `step` event once for each new step. */
function emitSteps({ steps, emit }: Kernel): () => void {
  let last = ''
  return () => {
    const active = steps.current.value?.step
    if (!active || active.id === last) return
    last = active.id
    emit('step', { name: active.id as PublicText, number: active.number ?? null })
  }
}

/** Dismisses a banner that lists problems once all of them are fixed. */
function dismissWhenFixed({ submission, problems }: Kernel): () => void {
  return () => {
    const now = submission.state.value
    if (now.phase !== 'refused' || now.missing.length === 0) return
    const problem = [...problems.at('submit').values()]
    if (!problem.some((text) => now.missing.includes(text))) submission.dismiss()
  }
}

/** Loads the next steps before Continue is pressed, so that they can be shown in the same frame. */
function fetchStepsAhead(kernel: Kernel): () => (() => void) | void {
  const { facts, steps } = kernel
  return () => {
    if (facts.time === null || facts.confirmed) return
    void steps.upcoming.value
    return afterPaint(() => {
      fetchPost().then(
        ({ checkClock, fetchSteps }) => {
          fetchSteps(kernel)
          checkClock(kernel)
        },
        () => undefined,
      )
    })
  }
}
