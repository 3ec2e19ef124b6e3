import { definePlugin } from 'tavola'
import { state } from './model'

/** Section 2, "Terms popup": a link in the consent and its dialog, in one chunk. */
export default definePlugin({
  id: 'terms',
  state,
  inserts: [
    { at: 'consent-link', load: () => import(/* webpackChunkName: "terms-dialog" */ './terms-link') },
    {
      at: 'overlay',
      when: ({ state }) => state.open.value,
      load: () => import(/* webpackChunkName: "terms-dialog" */ './terms-dialog'),
    },
  ],
})
