import type { Messages } from 'tavola'

/** The terms popup's texts. */
export const messages = {
  link: 'terms and conditions',
  title: 'Terms and conditions',
  close: 'Close',
  loading: 'Loading the terms…',
  failed: "We couldn't load the terms.",
  inFull: 'Read in full (opens in a new tab):',
  page: 'Our terms and conditions',
  privacy: 'Our privacy policy',
  none: 'Please ask the restaurant for its terms.',
} as const satisfies Messages
