import type { Messages } from 'tavola'

/** What is said of a day's times as they come, in its chunk. */
export const saidTimesMessages = {
  timesCame: { one: '{count} time, at {from}.', other: '{count} times, from {from} to {to}.' },
  chosenAgain: '{time} is chosen again.',
} as const satisfies Messages
