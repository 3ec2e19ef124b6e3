import type { Messages } from 'tavola'

/** What the submit says; the challenge's own texts come with it. */
export const messages = {
  confirm: 'Please confirm that you are human',
} as const satisfies Messages
