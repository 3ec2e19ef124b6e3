import { definePlugin } from 'tavola'
import { messages } from './model'

/** The number of guests in step 1: one list, or adults and children apart. */
export default definePlugin({
  id: 'guests',
  essential: true,
  messages,
  inserts: [
    {
      at: 'guests',
      fallback: true,
      load: () => import(/* webpackChunkName: "start-step" */ './guests-field'),
    },
  ],
})
