import { definePlugin, type Messages, type PluginContext } from 'tavola'
import { slotKey, specifiedNumbers } from 'tavola/journeys'

const options = {
  /** The journey that is selected at start; empty: none. */
  journey: '',
  // Both are shared: other parts show them too.
  largestParty: specifiedNumbers.largestParty,
  minimumAge: specifiedNumbers.minimumAge,
}

const state = {
  /** Whether the brand's journey was selected. A restart and completion select it again. */
  hasStarted: false,
  /** The slot at the start, by `slotKey`. The page has given it, so no event tells it. */
  given: '',
}

/** `Texts`: the texts of the part that uses it. */
export type StartContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  typeof options,
  Texts
>

declare module 'tavola' {
  interface PlaceNames {
    /** Step 1, above Continue: what a press found missing. */
    'start.missing': true
  }
}

/** Step 1, for every journey: the journey choice and Continue, around the fields of other plugins. */
export default definePlugin({
  id: 'start',
  essential: true,
  state,
  options,
  limits: { largestParty: [1, 100, 'whole'], minimumAge: [1, 120, 'whole'] },
  shares: ['largestParty', 'minimumAge'],
  places: { 'start.missing': 'step 1, above Continue: what a press found missing' },
  setup(ctx) {
    ctx.state.given.value = slotKey(ctx.facts)
    watchStart(ctx)
  },
  steps: [
    {
      id: 'start',
      number: 1,
      priority: 'base',
      when: () => true,
      load: () => import('./choice'),
    },
  ],
  // Each control says too what it lacks.
  inserts: [
    {
      at: 'start.missing',
      optional: true,
      load: () => import('./missing'),
      prefetch: false,
      // It opens above the bar, so nothing moves while it loads.
      reservedHeight: '0',
    },
  ],
  parts: [{ load: () => import('./check') }],
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
