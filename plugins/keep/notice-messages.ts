import type { Messages } from 'tavola'

/** The texts of the line at the top of a step, in its chunk. */
export const messages = {
  kept: "We've kept your choices.",
  day: "The day you chose has passed. We've kept the rest.",
  time: "The time you chose has passed. We've kept the rest.",
  result: 'This has already been sent.',
  startAgain: 'Start again',
  filled: 'Filled in from your last visit.',
  forget: 'Forget me',
  sending: 'Sending…',
  forgotten: 'Your details have been removed from this device.',
} as const satisfies Messages
