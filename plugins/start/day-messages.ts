import type { Messages } from 'tavola'

/** The texts about a day's full times, in their chunk. */
export const dayMessages = {
  fullyBooked: 'Fully booked online on this day. Choose a time to see other options.',
  full: { one: '{times} is fully booked.', other: '{times} are fully booked.' },
  range: '{from} to {to}',
  manyFull: 'Many times are fully booked.',
  ask: { one: 'Ask for it', other: 'Ask for one of these' },
  fullTimes: 'Fully booked times',
  byEnquiry: 'on request',
  taken: "{time} isn't free.",
  takenBut: "{time} isn't free. Try {first}",
  takenButTwo: "{time} isn't free. Try {first} or {second}",
  chosenFull: '{time} is fully booked. See other times and restaurants.',
  chosenEnquiry: '{time} is available on request.',
} as const satisfies Messages
