/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'each look’s own typeface for titles, loaded once the page is idle (Fraunces, Jost, El Messiri); not in `milano`'
