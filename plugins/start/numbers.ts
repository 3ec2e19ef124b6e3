/** Section 7: the pause in typing before a search is sent, in milliseconds. */
export const searchPause = 750
/** Section 9: the pause after the last change of adults or children before they are checked, in milliseconds. */
export const splitPause = 600
/** How many restaurants the location box lists at most: more would be slow to draw, and of no use to read. */
export const mostListed = 50
