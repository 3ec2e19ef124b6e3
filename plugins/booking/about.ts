/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the journey `Booking` and its confirmation'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 6_350
