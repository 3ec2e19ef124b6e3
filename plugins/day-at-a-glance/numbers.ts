/** How far an open day is looked for, in days. */
export const farthestDay = 366
/** The hour from which today is "tonight". */
export const eveningHour = '16:00'
/** The fewest chips in a row: on a phone of 360 px. */
export const chipsInRow = 5
/** Rows of times, and the sittings' names as parts of a row, that stand at once: their height is reserved. */
export const rowsAtOnce = 8
/** The same beside what else there is: on a day without a free time, and while the restaurant is closed. */
export const rowsOnFullDay = 5
export const rowsOfName = 0.5
