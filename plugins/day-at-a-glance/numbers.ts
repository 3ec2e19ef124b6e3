/** How far an open day is looked for, in days. */
export const farthestDay = 366
/** The hour from which today is "tonight". */
export const eveningHour = '16:00'
/** The fewest chips in a row: on a phone of 360 px. */
export const chipsInRow = 5
/** In a wide widget. */
export const chipsInWideRow = 10
/** Rows of times, and the sittings' names as parts of a row, that stand at once: their height is reserved (glance.css). */
export const rowsAtOnce = { narrow: 8, wide: 5.2 }
/** The same beside what else there is: on a day without a free time, and while the restaurant is closed. */
export const rowsOnFullDay = { narrow: 5, wide: 2 }
export const rowsOfName = 0.5
/** For how long after a press, in milliseconds, what moves is taken for its effect: browsers give it half a second. */
export const pressLasts = 350
