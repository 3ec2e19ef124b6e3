/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'steps grow from the pressed button, unless the diner prefers reduced motion; not in `milano`'
