/** This plugin's data for the build, the README and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings =
  'what was booked as a ticket to keep: calendar, directions, call, share; not in `milano`; see [Ticket](../ticket.md)'

/** Its options, for the README. */
export const options = {
  actions: 'which of `calendar`, `directions`, `call` and `share` are offered',
  maps: 'the address of the directions, with `{address}`',
  minutes: 'how long the calendar’s entry is, where the restaurant does not say',
  cancelHours: 'the same as in `card-guarantee`; what the restaurant says comes first',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 6_320
