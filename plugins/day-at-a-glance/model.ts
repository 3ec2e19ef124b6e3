import type { Facts, PluginContext } from 'tavola'
import type { messages } from './messages'

export const options = { days: 4, guests: 8, firstDay: true }

/** `failed`: the choice whose times did not come; empty if none did not. */
export const state = { failed: '' }

/** The choice that the day's times belong to; empty while something of it is missing. */
export const choiceOf = ({ venue, date, guests }: Facts) =>
  venue && date !== null ? `${venue.id} ${date} ${guests}` : ''

export type GlanceContext = PluginContext<typeof state, typeof options, typeof messages>
