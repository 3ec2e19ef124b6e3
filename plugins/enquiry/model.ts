import type { PluginContext } from 'tavola'
import type { messages } from './messages'

export const state = {
  /** The values of the general enquiry's own inputs, valid or not; null while the inputs are not shown. */
  date: null as string | null,
  time: null as string | null,
}

/** Stands for an input whose date or time is incomplete. */
export const unfinished = '?'

export type EnquiryContext = PluginContext<typeof state, object, typeof messages>
