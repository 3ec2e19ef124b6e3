import type { PluginContext } from 'tavola'
import type { messages } from './messages'

export const options = { days: 4, guests: 8, firstDay: true }

export type GlanceContext = PluginContext<object, typeof options, typeof messages>
