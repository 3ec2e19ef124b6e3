/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'a step that grows out of the place that was pressed, unless the diner wants no motion; not in `milano`'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 700
