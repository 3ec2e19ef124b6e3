import { definePlugin } from 'tavola'
import { DateStrip } from './date-strip'
import { DayNote } from './day-note'
import { watchFirstDay } from './first-day'
import { GuestChips } from './guest-chips'
import { messages } from './messages'
import { options } from './model'
import { Sittings } from './sittings'

/** Step 1 at a glance: days, guests and all times of the day as chips, where hour and minute stand otherwise. */
export default definePlugin({
  id: 'day-at-a-glance',
  options,
  messages,
  setup: watchFirstDay,
  inserts: [
    { at: 'date', prefetch: true, load: () => Promise.resolve({ default: DateStrip }) },
    { at: 'guests', prefetch: true, load: () => Promise.resolve({ default: GuestChips }) },
    { at: 'time', prefetch: true, load: () => Promise.resolve({ default: Sittings }) },
    { at: 'times-note', prefetch: true, load: () => Promise.resolve({ default: DayNote }) },
  ],
})
