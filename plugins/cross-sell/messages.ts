import type { Messages } from 'tavola'

/** Step 2's texts, in its chunk. A venue's configuration replaces those with the same key. */
export const messages = {
  title: 'Other tables for you',
  /** Where nothing can be booked. */
  titleAsk: 'Ask for a table',

  'step2-message': 'Sorry, {venue} has no table free at {time}. Perhaps another time suits you.',
  'step2-message-cs':
    'Sorry, {venue} has no table free at {time}. Perhaps another time suits you, or a restaurant near by.',
  /** Where the chosen restaurant takes enquiries alone. */
  'step2-ask': '{venue} has no table free around {time}, but you can ask for one of these times.',
  /** Where one other restaurant has tables, or takes enquiries. */
  'step2-other': 'Sorry, {venue} has no table free around {time}. Perhaps {other} suits you.',
  /** Where all others take enquiries alone. */
  'step2-ask-others':
    'Sorry, {venue} has no table free around {time}. You can ask a restaurant near by for one.',
  // Section 8's alternative message.
  'step2-message-notavailable':
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  'step2-message-cs-notavailable':
    'Sorry, {venue} has no table free around {time}. Perhaps a restaurant near by suits you.',
  'step2-message-closed': 'Sorry, {venue} is closed on {date}.',

  enquireNote: {
    one: 'Where it says “Enquire”, the restaurant will get back to you within {hours} hour.',
    other: 'Where it says “Enquire”, the restaurant will get back to you within {hours} hours.',
  },

  /** Heard as the list comes. */
  found: { one: '{count} restaurant is listed.', other: '{count} restaurants are listed.' },
  list: 'Restaurants with tables',
  listAsk: 'Restaurants to ask',
  chosen: 'The restaurant that you chose',
  book: 'Book {time}',
  enquire: 'Enquire {time}',
  unavailable: 'Unavailable {time}',
  at: 'at {venue}',
  moreTimes: 'More times at {venue}',
  moreRestaurants: 'Show more restaurants',
} as const satisfies Messages
