/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the journey `Enquiry`, and where all enquiries end'

/** Its options, for the README. */
export const options = {
  replyHours: 'within how many hours the restaurant answers, 48 by default; 0: nothing is promised',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 8_150
