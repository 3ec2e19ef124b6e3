import type { Messages } from 'tavola'

/** The texts of the box in the details, in its chunk. */
export const messages = {
  remember: 'Remember me on this device',
  what: {
    one: 'Your name, email and phone number stay in this browser for a month.',
    other: 'Your name, email and phone number stay in this browser for {count} months.',
  },
} as const satisfies Messages
