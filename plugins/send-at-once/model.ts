import type { Messages, PluginContext } from 'tavola'

export const messages = {
  happy: 'Happy with your choices?',
} as const satisfies Messages

export const state = {
  /** The diner has pressed the button, and nothing was sent yet: a check that a person sends is to be passed first. */
  pressed: false,
}

export type SendContext = PluginContext<typeof state, object, typeof messages>
