/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'other times and restaurants if a time is full, and other times if the back end refuses it'
