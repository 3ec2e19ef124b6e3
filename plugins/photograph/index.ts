import { definePlugin, here } from 'tavola'
import { options, venue, Photograph } from './photograph'

/** A photograph in the header. */
export default definePlugin({
  id: 'photograph',
  options,
  addresses: { src: true },
  reads: { venue },
  inserts: [{ at: 'aside', always: true, load: here(Photograph) }],
})
