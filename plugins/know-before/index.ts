import { definePlugin, type Messages, type PluginContext } from 'tavola'
import { groupGuests } from 'tavola/journeys'
import { tableOf } from './table'

const state = {
  /** The table of which step 1 has shown what a booking asks for, as `tableOf` names it. */
  told: '',
}

/** `Texts`: the texts of the part that uses it. */
export type KnowBeforeContext<Texts extends Messages = Messages> = PluginContext<typeof state, object, Texts>

/** Nothing is left to say: the diner has read it on step 1, or the restaurant's configuration has none of it. */
const isTold = ({ facts, state }: KnowBeforeContext): boolean =>
  state.told.value === tableOf(facts) ||
  !Object.keys(facts.bookingConfiguration).some((key) => key.startsWith('booking-'))

/** Where a table is booked at the end, and not only asked for. */
const books = ({ facts, journey }: KnowBeforeContext) => facts.guests !== groupGuests && !journey?.unchecked

const load = () => import('./list')

/**
 * What a booking asks for, before a name is typed: on step 1, and again on step 4 where the diner has come to another
 * table than the one chosen on step 1.
 */
export default definePlugin({
  id: 'know-before',
  serves: 'booking',
  state,
  inserts: [
    // Below what is used on step 1, and there may be nothing to say: it grows as it comes.
    {
      at: 'after-choices',
      reservedHeight: '0px',
      when: (ctx) => ctx.facts.venue !== null && books(ctx),
      load,
    },
    {
      at: 'before-details',
      // Three lines: as many as most restaurants say.
      reservedHeight: '4.25em',
      when: (ctx) => books(ctx) && !isTold(ctx),
      load,
    },
  ],
})
