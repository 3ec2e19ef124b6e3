import { definePlugin } from 'tavola'
import { watchArrivals } from './arrivals'
import { messages } from './model'

/** The time of step 1 (section 2): hour and minute, and a note about the times of the day. */
export default definePlugin({
  id: 'time',
  essential: true,
  messages,
  setup: watchArrivals,
  inserts: [
    {
      at: 'time',
      fallback: true,
      load: () => import(/* webpackChunkName: "start-step" */ './time-field'),
    },
    {
      at: 'times-note',
      fallback: true,
      load: () =>
        import(/* webpackChunkName: "start-step" */ './time-field').then(({ TimesNote }) => ({
          default: TimesNote,
        })),
    },
  ],
})
