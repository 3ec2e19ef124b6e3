/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'in step 1, the location box'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  search: '`both`, `search` or `searchnearby`: which calls the location box makes',
  recent:
    '`true`: the location box lists the three restaurants that were last chosen on the device, which keeps them; see [What is stored](../privacy.md)',
  all: 'for a chain of at most 50 restaurants: the search text that finds all of them, as its name; the location box lists them by town before a letter is typed',
}
