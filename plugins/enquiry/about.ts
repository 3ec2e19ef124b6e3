/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the journey `Enquiry`, and where all enquiries end'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 6_900
