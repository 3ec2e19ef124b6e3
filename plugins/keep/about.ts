/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'restores the choice, the details and the result after a reload; “Remember me on this device”, and the last table in one press; not in `milano`; see [What is stored](../privacy.md)'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  choice: '`false` to restore nothing after a reload',
  remember: '`false` to hide “Remember me on this device” and “Same as last time”',
  minutes: 'minutes to keep a choice after its last change',
  months: 'months to remember the details and the last table after their last use',
}
