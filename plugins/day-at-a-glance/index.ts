import { definePlugin, here } from 'tavola'
import { DateStrip, watchFirstDay } from './date-strip'
import { DayNote } from './day-note'
import { GuestChips } from './guest-chips'
import { messages, options } from './model'
import { Sittings } from './sittings'

/** Step 1 at a glance: days, guests and the nearest times as chips, instead of hour and minute. */
export default definePlugin({
  id: 'day-at-a-glance',
  options,
  messages,
  setup: watchFirstDay,
  inserts: [
    { at: 'date', wraps: true, load: here(DateStrip) },
    { at: 'guests', wraps: true, load: here(GuestChips) },
    { at: 'time', load: here(Sittings) },
    { at: 'times-note', wraps: true, load: here(DayNote) },
  ],
})
