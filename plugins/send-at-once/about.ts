/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'in the details, “Complete Booking” or “Complete Enquiry” instead of Continue: one press checks and sends; not in `milano`'
