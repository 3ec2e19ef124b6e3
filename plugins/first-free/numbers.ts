/** How many days are asked for at once. */
export const callsAtOnce = 2
/** How many other days are offered. */
export const daysOffered = 2
/** For how many evenings others are asked where the restaurant is closed. */
export const eveningsElsewhere = 3
/** How far a day that the restaurant is open is looked for, in days. */
export const farthestDay = 366
