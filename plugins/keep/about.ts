/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'the choice, the details and the result come back after a reload; “Remember me on this device”; not in `milano`; see [What is stored](../privacy.md)'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  choice: '`false`: nothing comes back after a reload',
  remember: '`false`: nobody is asked to be remembered',
  minutes: 'how long a choice is kept after its last change',
  months: 'how long the details are remembered after their last use',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 5_800
