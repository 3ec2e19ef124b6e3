import { createCore, type CoreOptions } from '../core/core'
import { createScreen } from '../screen/screen'
import { createChoices } from './choices'
import type { Prefill } from './prefill'
import { createFlow } from '../flow/flow'
import { createNavigation } from './navigation'
import { createSender } from './submission/sender'

export interface KernelOptions extends CoreOptions {
  /** Date, time and guests passed by the host, at the start and after completion. */
  readonly prefill?: Prefill
  readonly onComplete?: () => void
}

/** One widget's kernel, in groups. Each group is defined in the file of its name. The kernel names no journey. */
export type Kernel = ReturnType<typeof buildKernel>

/** Builds the groups in layers, each on top of the one before. `createKernel` starts the kernel. */
export function buildKernel(options: KernelOptions) {
  const core = createCore(options)
  const flow = createFlow(options.plugins, core)
  const screen = createScreen(flow)
  const choices = createChoices(screen, options.prefill)
  return {
    ...screen,
    sender: createSender(screen),
    choices,
    navigation: createNavigation(screen, choices, options.onComplete),
  }
}
