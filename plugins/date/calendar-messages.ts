import type { Messages } from 'tavola'

/** The calendar's texts for screen readers, in its chunk. */
export const calendarMessages = {
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openFrom: 'Open from {date}',
} as const satisfies Messages
