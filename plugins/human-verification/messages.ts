import type { Messages } from 'tavola'

/** The error at submit; the challenge's own texts are in its chunk. */
export const messages = {
  confirm: 'Please confirm that you are human',
} as const satisfies Messages
