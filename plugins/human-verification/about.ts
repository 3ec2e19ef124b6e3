/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'a check that the diner is human, before a booking is sent; the check is that of `hcaptcha`'
