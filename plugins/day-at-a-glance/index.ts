import { definePlugin, here } from 'tavola'
import { DateStrip } from './date-strip'
import { DayNote } from './day-note'
import { hearFailure, watchFailedTimes } from './failed-times'
import { watchFirstDay } from './first-day'
import { GuestChips } from './guest-chips'
import { messages } from './messages'
import { options, state } from './model'
import { Sittings } from './sittings'

/** Step 1 at a glance: days, guests and all times of the day as chips, where hour and minute stand otherwise. */
export default definePlugin({
  id: 'day-at-a-glance',
  options,
  state,
  messages,
  setup(ctx) {
    watchFirstDay(ctx)
    watchFailedTimes(ctx)
  },
  onEvent(ctx, { name, detail }) {
    if (name === 'error') hearFailure(ctx, (detail as { code: unknown }).code)
  },
  inserts: [
    { at: 'date', wraps: true, load: here(DateStrip) },
    { at: 'guests', wraps: true, load: here(GuestChips) },
    { at: 'time', load: here(Sittings) },
    { at: 'times-note', wraps: true, load: here(DayNote) },
  ],
})
