import type { Messages } from 'tavola'

/** Step 2's texts, in its chunk. A venue's configuration replaces those with the same key. */
export const messages = {
  title: 'Other tables for you',
  /** Where nothing can be booked. */
  titleAsk: 'Request a table',

  'step2-message': 'Sorry, {venue} has no tables free at {time}. Would another time suit you?',
  'step2-message-cs':
    'Sorry, {venue} has no tables free at {time}. Would another time suit you, or a restaurant nearby?',
  /** Where the chosen restaurant takes enquiries alone. */
  'step2-ask': '{venue} has no tables free around {time}, but you can request one of these times.',
  /** Where one other restaurant has tables, or takes enquiries. */
  'step2-other': 'Sorry, {venue} has no tables free around {time}. Would {other} suit you?',
  /** Where all others take enquiries alone. */
  'step2-ask-others':
    'Sorry, {venue} has no tables free around {time}. You can send a request to a restaurant nearby.',
  // The alternative message (error.no-table).
  'step2-message-notavailable':
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  'step2-message-cs-notavailable':
    'Sorry, {venue} has no tables free around {time}. Would a restaurant nearby suit you?',
  'step2-message-closed': 'Sorry, {venue} is closed on {date}.',

  enquireNote: {
    one: 'If you choose “Enquire”, the restaurant will get back to you within {hours} hour.',
    other: 'If you choose “Enquire”, the restaurant will get back to you within {hours} hours.',
  },

  /** Announced when the list appears. */
  found: { one: '{count} restaurant listed.', other: '{count} restaurants listed.' },
  list: 'Restaurants with available tables',
  listAsk: 'Restaurants taking requests',
  chosen: 'Your restaurant',
  book: 'Book {time}',
  enquire: 'Enquire {time}',
  unavailable: 'Unavailable {time}',
  at: 'at {venue}',
  moreTimes: 'More times at {venue}',
  moreRestaurants: 'Show more restaurants',

  /** After the back end has refused the time in the end. */
  lostLooking: 'Finding other times…',
  lostTimes: "{time} isn't available any more. Nearest times:",
  lostNone: "{time} isn't available any more, nor is any other time on this day.",
  lostFailed: "We couldn't load other times.",
  lostElsewhere: 'See other days and restaurants',
  lostOtherDays: 'See other days',
  lostTaken: '{time} selected. Nothing is booked yet.',
} as const satisfies Messages
