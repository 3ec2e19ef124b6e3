import { definePlugin, type Messages, type PluginContext } from 'tavola'

const state = {
  open: false,
}

/** `Texts`: the texts of the part that uses it. */
export type TermsContext<Texts extends Messages> = PluginContext<typeof state, object, Texts>

/** A link in the consent, and the dialog of the terms (terms.sections). */
export default definePlugin({
  id: 'terms',
  state,
  inserts: [
    { at: 'consent-link', load: () => import('./link') },
    {
      at: 'overlay',
      when: ({ state }) => state.open.value,
      // Nothing moves while it loads: it opens above the page.
      reservedHeight: '0',
      load: () => import('./dialog'),
    },
  ],
})
