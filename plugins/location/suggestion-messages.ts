import type { Messages } from 'tavola'

/** Texts of what the location box lists before anything is typed, in their file. */
export const suggestionMessages = {
  chosenBefore: 'Recently chosen',
  // For screen readers only.
  listed: { one: '{count} restaurant to choose from', other: '{count} restaurants to choose from' },
  gone: '{name} no longer takes bookings here.',
} as const satisfies Messages
