/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const brings = 'in step 1, days, guests and all times of the day as chips, in place of the controls'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  days: 'how many open days stand beside the calendar; 4 by default',
  guests: 'up to which number guests are chips; 8 by default, more is a list',
  firstDay: '`false`: no day is chosen until the diner does; otherwise the first open one is',
}

/** The maximum total size of its files in Brotli bytes (test/bench/plugins.test.ts). */
export const budget = 5_000
