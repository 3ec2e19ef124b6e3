import { afterPaint } from '../later'
import type { Core, KernelOptions } from './core'
import { createContext } from './create-context'
import type { PublicText } from '../contract/events'
import { assemble, type Kernel } from './kernel'
import { kernels } from './resume/kernels'
import { fetchPost } from './submit/submit'
import { fetchSteps } from './tasks'

/** One widget's kernel. A brand of a page's own is checked first (src/host/brand), the default one by the tests. */
export function createKernel(options: KernelOptions): Kernel {
  const kernel = assemble(options)
  kernels.set(kernel.facts, kernel)
  kernel.registry.assemble((plugin, state) => createContext(plugin, state, kernel))
  for (const follow of [
    announceSteps(kernel),
    kernel.followSteps,
    featuresAhead(kernel),
    stepsAhead(kernel),
  ]) {
    kernel.guard.effect({ id: 'kernel' }, follow)
  }
  return kernel
}

/** The host's `step` event, once for each new step. */
function announceSteps({ step, emit }: Core): () => void {
  let last = ''
  return () => {
    const active = step.value?.step
    if (!active || active.id === last) return
    last = active.id
    emit('step', { name: active.id as PublicText, number: active.number ?? null })
  }
}

/** Once there is a restaurant, or a journey that starts without one. */
function featuresAhead({ facts, step, fetchFeatures }: Kernel): () => (() => void) | void {
  return () => {
    if (facts.venue || step.value?.step.priority !== 'base') return afterPaint(fetchFeatures)
  }
}

/** Files are here when Continue is pressed: the next step stands in the same frame, and nothing moves later. */
function stepsAhead(kernel: Kernel): () => (() => void) | void {
  const { facts, upcoming } = kernel
  return () => {
    if (facts.time === null || facts.confirmed) return
    const plugins = upcoming.value
    return afterPaint(() => {
      fetchSteps(plugins)
      fetchPost().then(
        ({ doubtClock }) => doubtClock(kernel),
        () => undefined,
      )
    })
  }
}
