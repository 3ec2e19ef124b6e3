import { definePlugin, here } from 'tavola'
import { messages, isClosedNow, options } from './model'
import { OtherTables, Tables } from './tables'

/**
 * Where the chosen day has no free table: the first days that have one, and the nearest restaurant that has one that day.
 * Where the restaurant is closed: the same of the next evening. Where Continue finds nothing: the same, after the day's own.
 */
export default definePlugin({
  id: 'first-free',
  serves: 'booking',
  options,
  messages,
  inserts: [
    {
      at: 'full-day',
      when: (ctx) => (ctx.facts.venue !== null && ctx.facts.date !== null) || isClosedNow(ctx),
      load: here(Tables),
    },
    { at: 'no-availability', load: here(OtherTables) },
  ],
})
