import { definePlugin } from 'tavola'
import { watchSearch } from './location-search'
import { messages } from './messages'
import { choices, options, state } from './model'
import { validators } from './missing'
import { watchNotice, watchSlot, watchTimes, watchWish } from './times'

/** Step 1, for every journey: location, journey choice, date, guests, time slot (section 2). */
export default definePlugin({
  id: 'start',
  essential: true,
  state,
  options,
  choices,
  limits: { largestParty: [1, 100, 'whole'], minimumAge: [1, 120, 'whole'] },
  shares: ['largestParty', 'minimumAge'],
  messages,
  validators,
  setup(ctx) {
    watchSearch(ctx)
    watchTimes(ctx)
    watchWish(ctx)
    watchSlot(ctx)
    watchNotice(ctx)
  },
  inserts: [
    {
      at: 'location-box',
      always: true,
      reservedHeight: '4.75em',
      load: () => import(/* webpackChunkName: "start-location" */ './location-insert'),
    },
  ],
  steps: [
    {
      id: 'start',
      number: 1,
      priority: 'base',
      when: () => true,
      load: () => import(/* webpackChunkName: "start-step" */ './initial-choice'),
    },
  ],
})
