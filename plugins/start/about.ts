/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'step 1; every brand needs it'

/** Its options, for the README. */
export const options = {
  search: '`both`, `search` or `searchnearby`: which calls the location box makes',
  recent:
    '`true`: the location box lists the three restaurants that were last chosen on the device, which keeps them; see [What is stored](../privacy.md)',
  largestParty:
    'the most guests that a table can be booked for, 14 by default; more are a group, and -1 in the request',
  minimumAge: 'the age in the consent, where the restaurant asks for it; 16 by default',
  all: 'for a chain of at most 50 restaurants: the search text that finds all of them, as its name; the location box lists them by town before a letter is typed',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 17_400
