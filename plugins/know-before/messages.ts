import type { Messages } from 'tavola'

/** The list's texts, in its chunk. */
export const messages = {
  title: 'Good to know',
  card: 'A card is asked for, nothing is charged now',
  cancelUntil: 'Free to cancel until {date}, {time}',
  cancelBefore: {
    one: 'Free to cancel up to {count} hour before',
    other: 'Free to cancel up to {count} hours before',
  },
  cancelLate: 'No longer free to cancel',
  tableUntil: 'The table is yours until {time}',
  tableFor: {
    one: 'The table is yours for {count} minute',
    other: 'The table is yours for {count} minutes',
  },
  largest: { one: 'Online for one person only', other: 'Online for up to {count} people' },
  tooMany: {
    one: 'Online for one person only. For more please call us.',
    other: 'Online for up to {count} people. For more please call us.',
  },
} as const satisfies Messages
