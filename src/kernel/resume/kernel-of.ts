import type { PluginContext } from '../contract/plugin-context'
import type { Kernel } from '../kernel'

/** The kernel of a plugin's context, which its type does not show: for functions of `tavola` that need more of it. */
export const kernelOf = (ctx: PluginContext): Kernel =>
  (ctx as PluginContext & { readonly kernel: Kernel }).kernel
