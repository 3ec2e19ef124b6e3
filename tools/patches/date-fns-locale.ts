/** In place of date-fns' English: the browser names days and months (plugins/start/calendar-words.ts). */
export const enUS = { code: 'en-US' }
