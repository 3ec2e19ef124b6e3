import { definePlugin } from 'tavola'
import { state } from './model'

declare module 'tavola' {
  interface PlaceNames {
    /** The sections of the terms popup, each with its `label` as the title. */
    'terms.sections': true
  }
}

/** Section 2, "Terms popup": a link in the consent, and the dialog that it opens. Both come in one file. */
export default definePlugin({
  id: 'terms',
  state,
  places: { 'terms.sections': 'the sections of the terms popup' },
  inserts: [
    { at: 'terms-link', load: () => import(/* webpackChunkName: "terms-dialog" */ './terms-link') },
    {
      at: 'overlay',
      when: ({ state }) => state.open.value,
      load: () => import(/* webpackChunkName: "terms-dialog" */ './terms-dialog'),
    },
  ],
})
