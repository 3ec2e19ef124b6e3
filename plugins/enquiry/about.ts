/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'the journey `Enquiry`, and the confirmation of all enquiries'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  requireQuestion: '`true` if a general enquiry needs a question',
  replyHours: 'hours until the restaurant replies; 48 by default; 0 for no promise',
}
