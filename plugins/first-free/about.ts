/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'on a full or closed day, the next days and the nearest restaurant with a table; makes more calls to the back end'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  calls: 'the maximum of further calls for one selection; 8 by default',
  time: 'the time to search for if none is selected; `19:30` by default',
}
