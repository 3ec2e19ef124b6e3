import type { Messages } from 'tavola'

/** The list's texts, in its chunk. */
export const messages = {
  title: 'Good to know',
  card: 'Card required, nothing charged today',
  cardFee: 'Card required, nothing charged today. No-show fee: up to {total}',
  cancelUntil: 'Free to cancel until {date}, {time}',
  cancelBefore: {
    one: 'Free to cancel up to {count} hour before',
    other: 'Free to cancel up to {count} hours before',
  },
  cancelLate: 'No longer free to cancel',
  tableUntil: 'You have the table until {time}',
  tableFor: { one: 'You have the table for {count} minute', other: 'You have the table for {count} minutes' },
  largest: { one: 'Book online for one person only', other: 'Book online for up to {count} people' },
  tooMany: {
    one: 'Book online for one person only. For more, please call us.',
    other: 'Book online for up to {count} people. For more, please call us.',
  },
} as const satisfies Messages
