import type { Messages } from 'tavola'

/** The texts of the line at the top of a step, and of the box in the details. */
export const messages = {
  kept: "We've kept your choices.",
  day: "The day you chose has passed. We've kept the rest.",
  time: "The time you chose has passed. We've kept the rest.",
  result: "This has already been sent. For your security, we don't store the reference.",
  startAgain: 'Start again',
  filled: 'Filled in from your last visit.',
  filledCheck: 'Filled in from your last visit. Complete the check to send.',
  forget: 'Forget me',
  sending: 'Sending…',
  forgotten: 'Your details have been removed from this device.',

  remember: 'Remember me on this device',
  what: {
    one: 'Your name, email, phone and last table stay in this browser for a month.',
    other: 'Your name, email, phone and last table stay in this browser for {count} months.',
  },
} as const satisfies Messages
