/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the journey `AdultsPartyEnquiry`; needs `enquiry`'

/** Its options, for the README. 0 leaves the line out. */
export const options = {
  price: 'for each person, 29.95 by default',
  deposit: 'for each person, 5 by default; 0: none',
  currency: 'as "GBP"; the brand’s `currency` by default, or EUR',
  minimum: 'the fewest guests, with which the party begins; 8 by default',
  hours: 'how long the room is theirs; 2.5 by default',
  noticeHours: 'how many hours ahead the party must be, and its numbers final; 48 by default',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 2_600
