import { definePlugin, here } from 'tavola'
import { state } from './model'
import TermsLink, { loadDialog } from './terms-link'

/** Section 2, "Terms popup": a link in the consent, and its dialog. */
export default definePlugin({
  id: 'terms',
  state,
  inserts: [
    { at: 'consent-link', load: here(TermsLink) },
    { at: 'overlay', when: ({ state }) => state.open.value, load: loadDialog },
  ],
})
