import type { Messages } from 'tavola'

/** What is said of a day's times as they come, in its chunk. */
export const saidTimesMessages = {
  timesCame: {
    one: '{count} time available, at {from}.',
    other: '{count} times available, from {from} to {to}.',
  },
  chosenAgain: '{time} selected again.',
} as const satisfies Messages
