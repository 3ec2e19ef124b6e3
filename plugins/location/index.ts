import { definePlugin } from 'tavola'
import { choices, messages, options, state } from './model'
import { watchSearch } from './search'

/** The location box of step 1, and of steps that ask for the restaurant. */
export default definePlugin({
  id: 'location',
  essential: true,
  state,
  options,
  choices,
  messages,
  setup: watchSearch,
  inserts: [
    {
      at: 'location',
      fallback: true,
      load: () => import(/* webpackChunkName: "start-step" */ './location-box'),
    },
  ],
})
