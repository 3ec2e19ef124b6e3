import { afterPaint, definePlugin, preload } from 'tavola'
import { messages, options, state } from './model'
import { allRequests } from './restaurant-texts'

const load = () => import(/* webpackChunkName: "requests-chips" */ './chips')

/** Frequent requests as chips in the details. They write into the special requests, so that no back end needs a new field. */
export default definePlugin({
  id: 'requests',
  state,
  options,
  choices: { offer: allRequests },
  messages,
  // Before the details, so that nothing moves there.
  setup: ({ facts, effect }) =>
    effect(() => (facts.time === null ? undefined : afterPaint(() => preload([load])))),
  inserts: [
    {
      at: 'after-requests',
      // A question of a general enquiry is no request for a table.
      when: ({ journey, facts }) => !journey?.direct || facts.confirmed,
      // Three rows in a narrow widget.
      reservedHeight: '13em',
      load,
    },
  ],
})
