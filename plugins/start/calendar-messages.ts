import type { Messages } from 'tavola'

/** The calendar's texts for screen readers, in its chunk. */
export const calendarMessages = {
  months: 'Months',
  previousMonth: 'Go to the Previous Month',
  nextMonth: 'Go to the Next Month',
  openFrom: 'Open from {date}',
} as const satisfies Messages
