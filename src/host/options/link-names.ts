/**
 * The options that a link and the page's address may give, by their names there after "tavola-". Nothing else is read from an
 * address: anybody can write one.
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

/** The source of such an option, where it is the address. */
export const fromAddress = 'address'
