import { definePlugin, loadComponent } from 'tavola'
import { options, venue } from './model'
import { Photograph } from './photograph'

const load = async () => ({ default: Photograph })
// In the first frame already: the header is higher for it.
void loadComponent(load)

/** A photograph in the header (issue 12, section 3). */
export default definePlugin({
  id: 'photograph',
  options,
  reads: { venue },
  inserts: [{ at: 'aside', always: true, load }],
})
