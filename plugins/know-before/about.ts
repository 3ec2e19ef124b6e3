/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'what a booking asks for, before a name is typed; not in `milano`; see [What restaurants say](../back-end/before-a-booking.md)'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 1_900
