/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'the journey `KidsPartyEnquiry`; needs `enquiry`'

/** Its options, for the README. 0 leaves the line out. */
export const options = {
  price: 'for each child, 16.95 by default',
  deposit: 'for the party, 5 by default; 0: none',
  currency: 'as "GBP"; the brand’s `currency` by default, or EUR',
  minimum: 'the fewest children, with which the party begins; 8 by default',
  hours: 'how long it may last; 2 by default',
  noticeHours: 'how many hours ahead the party must be, and its numbers final; 48 by default',
  age: 'the youngest child’s; 4 by default',
  supervision:
    'how many children of an age group one adult may bring: `[{"from": 4, "to": 5, "children": 4}, …]`; `[]`: nothing is said of it',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 3_200
