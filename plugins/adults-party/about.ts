/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'the journey `AdultsPartyEnquiry`; needs `enquiry`'

/** Its options, for docs/reference/plugins.md. 0 leaves the line out. */
export const options = {
  price: 'the price per person; 29.95 by default',
  deposit: 'the deposit per person; 5 by default; 0 for none',
  currency: 'such as "GBP"; by default the brand’s `currency`, or EUR; the restaurant’s value wins',
  minimum: 'the minimum and initial number of guests; 8 by default',
  hours: 'hours in the room; 2.5 by default',
  noticeHours: 'hours of notice for the party, and for changes of its numbers; 48 by default',
}
