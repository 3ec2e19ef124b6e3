import type { Messages } from 'tavola'

export const messages = {
  found: 'There is a table:',
  day: '{day}, {time}',
  elsewhere: '{time} in {venue}, {distance}',
  elsewhereNear: '{time} in {venue}',
} as const satisfies Messages
