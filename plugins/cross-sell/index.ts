import { definePlugin, type Load } from 'tavola'
import { isLost, noteRefusal, state, summaryMessages } from './model'

const loadLost = () => import(/* webpackChunkName: "cross-sell-step" */ './lost-table')
const lostInBanner: Load = async () => ({ default: (await loadLost()).LostInBanner })

/**
 * Other times and restaurants: step 2, if the chosen slot is not free, and the nearest times, if the back end refuses the
 * time in the end, of an enquiry too.
 */
export default definePlugin({
  id: 'cross-sell',
  state,
  messages: summaryMessages,
  onError: noteRefusal,
  inserts: [
    { at: 'refused', when: isLost, load: lostInBanner },
    { at: 'notice', when: (ctx) => isLost(ctx) && !ctx.state.isInBanner.value, load: loadLost },
  ],
  steps: [
    {
      id: 'cross-sell',
      number: 2,
      prefetch: false,
      priority: 'flow',
      when: ({ facts, journey }) =>
        journey?.outcome === 'booking' && facts.availability !== null && !facts.confirmed,
      load: () => import(/* webpackChunkName: "cross-sell-step" */ './other-tables'),
    },
  ],
})
