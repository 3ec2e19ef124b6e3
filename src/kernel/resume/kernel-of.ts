import type { PluginContext } from '../../contract/plugin-context'
import type { Kernel } from '../kernel'
import { kernels } from './kernels'

/** The kernel of a plugin's context, which the context itself does not show: for functions of `tavola` that need more of it. */
export const kernelOf = ({ facts }: PluginContext): Kernel => kernels.get(facts)!
