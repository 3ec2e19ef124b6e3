import { definePlugin } from 'tavola'
import { state, summaryMessages } from './model'

/** Step 2 of a booking: other times and restaurants if the chosen slot is not free (section 2). */
export default definePlugin({
  id: 'cross-sell',
  serves: 'booking',
  state,
  messages: summaryMessages,
  steps: [
    {
      id: 'cross-sell',
      number: 2,
      prefetch: false,
      priority: 'flow',
      when: ({ facts }) => facts.availability !== null && !facts.confirmed,
      load: () => import(/* webpackChunkName: "cross-sell-step" */ './other-tables'),
    },
  ],
})
