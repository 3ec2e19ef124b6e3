import type { Messages } from 'tavola'

/** The texts around hCaptcha's box. The box has its own texts in the brand's language. */
export const messages = {
  title: 'Confirm that you are human',
  why: 'It keeps the tables for people.',
  loading: 'The check is loading…',
  confirmed: 'Thank you, the check is done.',
  expired: 'Check expired. Please do it again.',
  used: 'Please do the check once more.',
  failed: 'The check did not work. Your details are kept.',
  again: 'Try again',
  challenge: 'Human verification challenge',
  leave: 'Leave the challenge',
} as const satisfies Messages
