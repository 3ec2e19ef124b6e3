import type { Messages } from 'tavola'

export const messages = {
  happy: 'Happy with your choices?',
  choices: '{date}, {time}, {guests}',
} as const satisfies Messages
