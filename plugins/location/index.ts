import { definePlugin, type Messages, type PluginContext } from 'tavola'
import type { Chosen } from './lines'

declare module 'tavola' {
  interface PlaceNames {
    /** The list of the location box, under its input. */
    'location.list': true
    /** What gives the box a list before anything is typed. */
    'location.suggestions': true
  }
}

/** Which calls the location box uses: both, or one of them by the name in its path (search.one-call). */
const searches = ['both', 'search', 'searchnearby'] as const

const options = {
  search: searches[0] as (typeof searches)[number],
  /** The box lists the restaurants that were last chosen on this device, which keeps them. */
  recent: false as boolean,
  /** The text that finds all restaurants of a small chain, which the box then lists by town; empty: it does not. */
  all: '',
}

const state = {
  searchText: '',
  /** The restaurants that were last chosen on this device; null until they are read. */
  recent: null as readonly Chosen[] | null,
  /** The name of a restaurant that the back end no longer has, as long as the list says so. */
  gone: '',
}

/** `Texts`: the texts of the part that uses it. */
export type LocationContext<Texts extends Messages = Record<never, string>> = PluginContext<
  typeof state,
  typeof options,
  Texts
>

/** The location box of step 1, and of steps that ask for the restaurant. */
export default definePlugin({
  id: 'location',
  essential: true,
  state,
  options,
  choices: { search: searches },
  places: {
    'location.list': 'the list under the location box',
    'location.suggestions': 'what the location box lists before anything is typed',
  },
  // Apart from the list, whose library takes longer.
  parts: [{ load: () => import('./list/search'), prefetch: true }],
  inserts: [
    { at: 'location', fallback: true, load: () => import('./box') },
    // Optional, as the page may have chosen the restaurant.
    { at: 'location.list', optional: true, load: () => import('./list'), prefetch: true },
    {
      at: 'location.suggestions',
      optional: true,
      when: ({ options }) => options.recent || options.all !== '',
      load: () => import('./suggestions'),
      prefetch: true,
    },
  ],
})
