/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'each look’s own typeface for titles, loaded once the page is idle (Fraunces, Jost, El Messiri); not in `milano`'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 58_000
