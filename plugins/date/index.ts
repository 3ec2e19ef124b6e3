import { definePlugin } from 'tavola'
import { messages, state } from './model'

/** The date of step 1: a button, and a calendar over the step. */
export default definePlugin({
  id: 'date',
  essential: true,
  state,
  messages,
  inserts: [
    {
      at: 'date',
      fallback: true,
      load: () => import(/* webpackChunkName: "start-step" */ './date-field'),
    },
  ],
})
