import type { PluginContext } from '../../contract/plugin-context'
import { kernelOf } from './kernel-of'

/** The base URL as the page says it, or "": what is stored of one back end is not shown for another. */
export const backEndOf = (ctx: PluginContext): string => String(kernelOf(ctx).page?.options.baseUrl ?? '')
