/**
 * The options that a link and the page's address may set, with their names after "tavola-". Nothing else is read from an
 * address, because anybody can write one.
 */
export const linkNames = {
  venueId: 'venue',
  date: 'date',
  time: 'time',
  guests: 'guests',
  adults: 'adults',
  children: 'children',
  journey: 'journey',
} as const

/** The source of options that the page's address sets. */
export const fromAddress = 'address'
