import type { Messages } from 'tavola'

/** The calendar's, which come with it: heard, not seen. */
export const calendarMessages = {
  months: 'Months',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
} as const satisfies Messages
