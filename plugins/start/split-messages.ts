import type { Messages } from 'tavola'

/** The texts of adults and children, in their chunk. */
export const splitMessages = {
  adults: 'Adults',
  adultsFewer: 'One adult fewer',
  adultsMore: 'One adult more',
  adultsNow: { one: '{count} adult', other: '{count} adults' },
  children: 'Children',
  childrenFewer: 'One child fewer',
  childrenMore: 'One child more',
  childrenNow: { one: '{count} child', other: '{count} children' },
  least: '{count} is the fewest.',
  most: '{count} is the most that can be booked.',
} as const satisfies Messages
