import { definePlugin, here } from 'tavola'
import { messages, isClosedNow, options } from './model'
import { Tables } from './tables'

/**
 * Where the chosen day has no free table: the first days that have one, and the nearest restaurant that has one that day.
 * Where the restaurant is closed: the same of the next evening.
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
  ],
})
