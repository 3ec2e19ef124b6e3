/** This plugin's data for the build, the docs and `Tavola.doctor()` (tools/plugins/about.ts); not part of the widget. */

export const description = 'step 1, with location, date, guests and time; every brand needs it'

/** Its options, for docs/reference/plugins.md. */
export const options = {
  journey:
    'the journey that is selected at start, such as `Booking`; left out: none; the others are then a quiet line',
  largestParty:
    'the most guests that a table can be booked for, 14 by default; more are a group, and -1 in the request',
  minimumAge: 'the age in the consent, where the restaurant asks for it; 16 by default',
}
