/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description =
  'the result as a ticket: calendar, directions, call, share; not in `milano`; see [Ticket](../further-plugins.md#the-ticket)'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  actions: 'the buttons: `calendar`, `directions`, `call` and `share`',
  maps: 'the address of the directions, with `{address}`',
  minutes: 'the length of the calendar entry; the restaurant’s value wins',
}
