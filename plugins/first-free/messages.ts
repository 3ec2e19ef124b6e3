import type { Messages } from 'tavola'

export const messages = {
  looking: 'Finding the next available table…',
  found: 'Next available:',
  none: 'We found no tables in the next few days.',
  day: '{day}, {time}',
  elsewhere: '{time} at {venue}, {distance}',
  elsewhereNear: '{time} at {venue}',
} as const satisfies Messages
