/** Section 7: the pause in typing before a search is sent, in milliseconds. */
export const searchPause = 750
/** Section 9: the pause after the last change of adults or children before they are checked, in milliseconds. */
export const splitPause = 600
/** How long a time stays chosen until it is told as the diner's, in milliseconds: one that is passed is not. */
export const slotPause = 1_000
/** After a day without sittings: how many days are asked for the next one that has some, one after another. */
export const daysAsked = 7
/** How far a day that the restaurant is open is looked for, in days. */
export const farthestDay = 366
/** How many restaurants the location box lists at most: more would be slow to draw, and of no use to read. */
export const mostListed = 50
