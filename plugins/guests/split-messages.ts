import type { Messages } from 'tavola'

/** The texts of adults and children, in their chunk. */
export const splitMessages = {
  adults: 'Adults',
  adultsFewer: 'Fewer adults',
  adultsMore: 'More adults',
  adultsNow: { one: '{count} adult', other: '{count} adults' },
  children: 'Children',
  childrenFewer: 'Fewer children',
  childrenMore: 'More children',
  childrenNow: { one: '{count} child', other: '{count} children' },
} as const satisfies Messages
