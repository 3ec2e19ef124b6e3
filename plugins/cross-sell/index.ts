import { definePlugin, type Availability, type Messages, type PluginContext } from 'tavola'
import { slotKey } from 'tavola/journeys'

const texts = {
  /** The header's on step 2, where no table is booked yet. */
  summary: 'You asked for {date} at {time}, {guests}',
} as const satisfies Messages

/** How much of an answer's list is shown. */
export interface Opened {
  readonly answer: Availability
  readonly restaurants: number
  /** The number of slots by restaurant id. */
  readonly slots: Readonly<Record<string, number>>
}

/** A slot that the back end has refused. */
interface LostSlot {
  readonly slot: string
  /** Another time of the day may help. */
  readonly isTime: boolean
}

const state = {
  lost: null as LostSlot | null,
  /** The error banner shows it. Once the banner is closed, the top of the step does. */
  isInBanner: false,
  /** If null or of an older answer, the first batch of each list is shown. */
  opened: null as Opened | null,
}

/** `Texts`: the texts of the part that uses it. */
export type CrossSellContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  object,
  Texts
>

const loadLost = () => import('./lost-table')

/**
 * Other times and restaurants: step 2, if the chosen slot is not free, and the nearest times, if the back end refuses the
 * time in the end, of an enquiry too.
 */
export default definePlugin({
  id: 'cross-sell',
  state,
  texts,
  parts: [{ load: () => import('./refusal') }],
  inserts: [
    { at: 'refused', when: isLost, load: loadLost, view: 'LostInBanner' },
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
      load: () => import('./tables'),
    },
  ],
})

/** The slot is still the one that was refused. While the result of a POST is unknown, nothing counts as refused. */
function isLost({ state, facts, isUndecided }: CrossSellContext): boolean {
  return !isUndecided && facts.confirmed && state.lost.value?.slot === slotKey(facts)
}
