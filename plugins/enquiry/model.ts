import type { PluginContext } from 'tavola'
import type { messages } from './messages'

export const state = {
  /** What stands in the general enquiry's own inputs, whether it can be asked for or not; null while they are not shown. */
  date: null as string | null,
  time: null as string | null,
}

/** In an input's place: begun, and not a whole date or time yet. */
export const unfinished = '?'

export type EnquiryContext = PluginContext<typeof state, object, typeof messages>
