import type { Messages } from 'tavola'

export const messages = {
  date: 'Date',
  today: 'Today',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  otherDay: 'Another day',
  guests: 'Guests',
  more: 'More',
  times: 'Time',
  waiting: 'The times are on their way.',
  noTimes: 'There are no times on this day.',
  full: 'full',
  enquire: 'enquire',
  earlier: { one: '{count} earlier time', other: '{count} earlier times' },
  allFull: 'No table can be booked online on this day. Choose a time to see what can be done.',
  taken: '{time} is taken.',
  chosenFull: '{time} is full. Continue to see what else there is.',
  chosenEnquiry: '{time} can be asked for by an enquiry. Continue to see how.',
} as const satisfies Messages
