import { definePlugin, here, type Messages, type PluginContext } from 'tavola'
import { isClosedNow, TablesInBanner, Tables } from './tables'

const options = { calls: 8, time: '19:30' }

const texts = {
  looking: 'Finding the next available table…',
  found: 'Next available:',
  none: 'We found no tables in the next few days.',
  failed: "We couldn't look for other tables. Choose another day or time.",
  day: '{day}, {time}',
  elsewhere: '{time} at {venue}, {distance}',
  elsewhereNear: '{time} at {venue}',
} as const satisfies Messages

export type FirstFreeContext = PluginContext<object, typeof options, typeof texts>

/**
 * Where the chosen day has no free table: the first days that have one, and the nearest restaurant that has one that day.
 * Where the restaurant is closed: the same of the next evening. Where Continue finds nothing: the same, after the day's own.
 */
export default definePlugin({
  id: 'first-free',
  serves: 'booking',
  options,
  texts,
  inserts: [
    {
      at: 'full-day',
      when: (ctx) => (ctx.facts.venue !== null && ctx.facts.date !== null) || isClosedNow(ctx),
      load: here(Tables),
    },
    { at: 'no-availability', load: here(TablesInBanner) },
  ],
})
