import type { Messages } from 'tavola'

/** Texts about a day's times, in the files that show or announce them. */
export const dayMessages = {
  fullyBooked: 'Fully booked online on this day. Choose a time to see other options.',
  full: { one: '{times} is fully booked.', other: '{times} are fully booked.' },
  range: '{from} to {to}',
  manyFull: 'Many times are fully booked.',
  ask: { one: 'Ask for the fully booked time', other: 'Ask for a fully booked time' },
  fullTimes: 'Fully booked times',
  byEnquiry: 'on request',
  taken: "{time} isn't free.",
  takenBut: "{time} isn't free. Try {first}",
  takenButTwo: "{time} isn't free. Try {first} or {second}",
  chosenFull: '{time} is fully booked. See other times and restaurants.',
  chosenEnquiry: '{time} is available on request.',
} as const satisfies Messages

/** About a day without sittings. */
export const closedDayMessages = {
  noSlots: 'No online bookings on this day.',
  nextOpenDay: 'The next open day is {day}.',
} as const satisfies Messages

/** Announced as a day's times come. */
export const arrivalMessages = {
  timesCame: {
    one: '{count} time available, at {from}.',
    other: '{count} times available, from {from} to {to}.',
  },
  chosenAgain: '{time} selected again.',
} as const satisfies Messages
