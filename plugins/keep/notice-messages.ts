import type { Messages } from 'tavola'

/** The texts of the line at the top of a step, in its chunk. */
export const messages = {
  kept: 'We kept your choice.',
  day: 'The day you had chosen has passed. We kept the rest.',
  time: 'The time you had chosen has passed. We kept the rest.',
  result: 'This has already been sent.',
  startAgain: 'Start again',
  filled: 'Filled from your last visit.',
  forget: 'Forget me',
  sending: 'One moment, this is being sent.',
  forgotten: 'This device has forgotten you.',
} as const satisfies Messages
