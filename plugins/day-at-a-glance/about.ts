/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'in step 1, days, guests and the nearest times as chips, instead of the controls'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  days: 'the number of open days beside the calendar; 4 by default; a narrow widget shows 3',
  guests: 'the largest number of guests with a chip; 6 by default; more are in a list',
  lunch: 'the time to show the nearest times of, today before noon; `12:30` by default',
  dinner: 'the same for other days and later; `19:00` by default',
  firstDay: '`false` to preselect no day; otherwise the first open day is preselected',
}
