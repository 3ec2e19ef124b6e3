import { definePlugin, groupGuests } from 'tavola'
import { isTold, state, type KnowBeforeContext } from './model'

/** The height of three lines: as many as most restaurants say. */
const reservedHeight = '4.25em'

const load = () => import(/* webpackChunkName: "know-before-list" */ './known-list')

/** Where a table is booked at the end, and not only asked for. */
const books = ({ facts, journey }: KnowBeforeContext) => facts.guests !== groupGuests && !journey?.unchecked

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
    { at: 'before-details', reservedHeight, when: (ctx) => books(ctx) && !isTold(ctx), load },
  ],
})
