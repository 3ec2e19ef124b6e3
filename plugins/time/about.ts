/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'in step 1, hour and minute, and a note about the times of the day'
