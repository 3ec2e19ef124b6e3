import type { Messages } from 'tavola'

/** The texts of what the location box lists before a letter is typed, in their chunk. */
export const suggestionMessages = {
  chosenBefore: 'Chosen before',
  // For screen readers only.
  listed: { one: '{count} restaurant to choose from', other: '{count} restaurants to choose from' },
  gone: '{name} cannot be booked here any more.',
} as const satisfies Messages
