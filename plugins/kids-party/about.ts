/** What the build, the README and `Tavola.doctor()` know of this plugin (tools/plugins/about.ts). No page loads it with a widget. */

export const brings = 'the journey `KidsPartyEnquiry`; needs `enquiry`'

/** The most that its files may weigh together, in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 3_200
