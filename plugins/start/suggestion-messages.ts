import type { Messages } from 'tavola'

/** Texts of what the location box lists before anything is typed, in their file. */
export const suggestionMessages = {
  chosenBefore: 'Chosen before',
  // For screen readers only.
  listed: { one: '{count} restaurant to choose from', other: '{count} restaurants to choose from' },
  gone: '{name} cannot be booked here any more.',
} as const satisfies Messages
