import type { Messages } from 'tavola'

export const messages = {
  found: 'Free instead:',
  day: '{day}, {time}',
  elsewhere: '{time} in {venue}, {distance}',
  elsewhereNear: '{time} in {venue}',
} as const satisfies Messages
