import type { Messages } from 'tavola'

/** The texts around hCaptcha's box. The box has its own texts in the brand's language. */
export const messages = {
  title: 'Confirm that you are human',
  why: 'This keeps tables for real guests.',
  loading: 'Loading the check…',
  confirmed: 'Thank you. The check is complete.',
  expired: 'Check expired. Please try again.',
  used: 'Please complete the check again.',
  failed: "The check didn't work. Your details are saved.",
  again: 'Try again',
  challenge: 'Human verification challenge',
  leave: 'Leave the challenge',
} as const satisfies Messages
