import { definePlugin, here } from 'tavola'
import { Arrival } from './arrival'

/** A step comes from where it was pressed (issue 12, section 4). */
export default definePlugin({
  id: 'motion',
  inserts: [{ at: 'overlay', always: true, load: here(Arrival) }],
})
