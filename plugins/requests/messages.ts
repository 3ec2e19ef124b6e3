import type { Messages } from 'tavola'

/** The texts around the chips, in their chunk. */
export const messages = {
  title: 'Anything the restaurant should know?',
  hint: 'Your choices go into your special requests.',
  which: 'Which allergies?',
  full: "There isn't enough room for this. Please shorten your special requests first.",
} as const satisfies Messages
