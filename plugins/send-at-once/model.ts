import type { PluginContext } from 'tavola'
import type { messages } from './messages'

export const state = {
  /** The diner has pressed the button, and nothing was sent yet: a check that a person sends is to be passed first. */
  pressed: false,
}

export type SendContext = PluginContext<typeof state, object, typeof messages>
