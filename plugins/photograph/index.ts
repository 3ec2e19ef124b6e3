import { definePlugin } from 'tavola'
import { options, venue } from './model'
import { Photograph } from './photograph'

const load = Object.assign(async () => ({ default: Photograph }), { here: Photograph })

/** A photograph in the header (issue 12, section 3). */
export default definePlugin({
  id: 'photograph',
  options,
  reads: { venue },
  inserts: [{ at: 'aside', always: true, load }],
})
