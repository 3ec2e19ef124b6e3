/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'the conditions of a booking, before the details; not in `milano`; see [Booking conditions](../further-plugins.md#booking-conditions)'
