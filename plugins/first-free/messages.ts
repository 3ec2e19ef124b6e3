import type { Messages } from 'tavola'

export const messages = {
  looking: 'Looking for the next table…',
  found: 'Free instead:',
  none: 'No table was found in the next days.',
  day: '{day}, {time}',
  elsewhere: '{time} in {venue}, {distance}',
  elsewhereNear: '{time} in {venue}',
} as const satisfies Messages
