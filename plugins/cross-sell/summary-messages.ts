import type { Messages } from 'tavola'

/** The header's text on step 2, where no table is booked yet. */
export const summaryMessages = {
  summary: 'You asked for {date} at {time}, {guests}',
} as const satisfies Messages
