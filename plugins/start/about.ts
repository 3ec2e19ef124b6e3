/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings = 'step 1; every brand needs it'

/** Its options, for the README. */
export const options = {
  search: '`both`, `search` or `searchnearby`: which calls the location box makes',
}

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 24_200
