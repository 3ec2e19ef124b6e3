/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'the conditions of a booking, before the details; not in `milano`; see [Booking conditions](../further-plugins.md#booking-conditions)'

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 2_250
