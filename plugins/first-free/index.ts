import { definePlugin, here } from 'tavola'
import { messages } from './messages'
import { options } from './model'
import { Tables } from './tables'

/** Where the chosen day has no free table: the first days that have one, and the nearest restaurant that has one that day. */
export default definePlugin({
  id: 'first-free',
  serves: 'booking',
  options,
  messages,
  inserts: [
    {
      at: 'full-day',
      when: ({ facts }) => facts.venue !== null && facts.date !== null,
      load: here(Tables),
    },
  ],
})
