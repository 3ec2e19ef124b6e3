import { definePlugin, here } from 'tavola'
import { state } from './model'
import TermsLink, { loadDialog } from './terms-link'

/** A link in the consent, and the dialog of the terms (terms.sections). */
export default definePlugin({
  id: 'terms',
  state,
  inserts: [
    { at: 'consent-link', load: here(TermsLink) },
    { at: 'overlay', when: ({ state }) => state.open.value, load: loadDialog },
  ],
})
