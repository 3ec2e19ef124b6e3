import { definePlugin, here } from 'tavola'
import { Arrival } from './arrival'

/** A step moves in from where the diner pressed. */
export default definePlugin({
  id: 'motion',
  inserts: [{ at: 'overlay', load: here(Arrival) }],
})
