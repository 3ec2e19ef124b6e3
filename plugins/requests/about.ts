/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'in the details, frequent requests as chips, which write into the special requests; not in `milano`'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  offer: 'the chips, in their order',
}
