/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'the journey `KidsPartyEnquiry`; needs `enquiry`'

/** Its options, for docs/reference/plugins.md. 0 leaves the line out. */
export const options = {
  price: 'the price per child; 16.95 by default',
  deposit: 'the deposit for the party; 5 by default; 0 for none',
  currency: 'such as "GBP"; by default the brand’s `currency`, or EUR; the restaurant’s value wins',
  minimum: 'the minimum and initial number of children; 8 by default',
  hours: 'the maximum hours; 2 by default',
  noticeHours: 'hours of notice for the party, and for changes of its numbers; 48 by default',
  age: 'the minimum age; 4 by default',
  supervision: 'children per adult, by age group: `[{"from": 4, "to": 5, "children": 4}, …]`; `[]` for none',
}
