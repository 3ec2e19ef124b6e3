import { definePlugin } from 'tavola'
import dateField from '../date'
import guestsField from '../guests'
import locationField from '../location'
import timeField from '../time'
import { validators } from './continue'
import { messages, options, state, type StartContext } from './model'
import { watchNotice, watchPreferredTime, watchSlot, watchTimes } from './times'

/** Step 1, for every journey: the journey choice and Continue, around the fields that it brings. */
export default definePlugin({
  id: 'start',
  essential: true,
  brings: [locationField, dateField, guestsField, timeField],
  state,
  options,
  limits: { largestParty: [1, 100, 'whole'], minimumAge: [1, 120, 'whole'] },
  shares: ['largestParty', 'minimumAge'],
  messages,
  validators,
  setup(ctx) {
    watchStart(ctx)
    watchTimes(ctx)
    watchPreferredTime(ctx)
    watchSlot(ctx)
    watchNotice(ctx)
  },
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

/** Selects the journey that the brand names, at start and after completion. The diner or the page may choose another. */
function watchStart(ctx: StartContext): void {
  const { state, facts, options, effect, preselect } = ctx
  effect(() => {
    // A restaurant may hide the journeys. Another may show them.
    if (state.hasStarted.value || !options.journey || ctx.journeys.length === 0) return
    state.hasStarted.value = true
    if (facts.journey === null) preselect(options.journey)
  })
}
