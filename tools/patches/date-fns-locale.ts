/** Stands in for date-fns' English: the calendar's words are the browser's (calendar-words.ts). */
export const enUS = { code: 'en-US' }
