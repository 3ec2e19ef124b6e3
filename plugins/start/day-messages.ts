import type { Messages } from 'tavola'

/** The texts about a day's full times, in their chunk. */
export const dayMessages = {
  fullyBooked: 'No table can be booked online on this day. Choose a time to see what can be done.',
  full: { one: '{times} is full.', other: '{times} are full.' },
  range: '{from} to {to}',
  manyFull: 'Many times are full.',
  ask: { one: 'Ask for it', other: 'Ask for one of these' },
  fullTimes: 'Full times',
  byEnquiry: 'by enquiry',
  taken: '{time} is taken.',
  takenBut: '{time} is taken: {first}?',
  takenButTwo: '{time} is taken: {first} or {second}?',
  chosenFull: '{time} is full. Continue to see what else there is.',
  chosenEnquiry: '{time} can be asked for by an enquiry. Continue to see how.',
} as const satisfies Messages
