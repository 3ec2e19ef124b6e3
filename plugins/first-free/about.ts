/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'where a day is full or shut, the first days and the nearest restaurant with a table; asks the back end more'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  calls: 'how many further calls it may make for one choice; 8 by default',
  time: 'the time that is looked for where none was chosen; `19:30` by default',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 2_250
