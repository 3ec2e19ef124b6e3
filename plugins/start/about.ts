/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'step 1; every brand needs it'

/** Its options, for the README. */
export const options = {
  search: '`both`, `search` or `searchnearby`: which calls the location box makes',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 20_100
