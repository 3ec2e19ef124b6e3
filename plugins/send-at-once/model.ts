import type { Messages, PluginContext } from 'tavola'

export const messages = {
  happy: 'Happy with your choices?',
} as const satisfies Messages

export type SendContext = PluginContext<object, object, typeof messages>
