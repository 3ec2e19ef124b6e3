import type { Messages } from './message'

/** The bar's text, under "bar.key". */
export const messages = {
  summary: '{date}, {time}, {guests}',
} as const satisfies Messages
