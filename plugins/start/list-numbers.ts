// Apart from numbers.ts, which is in the first paint.

/** How many days ahead a day is clear without its year. */
export const withoutYear = 330
/** How many restaurants that were chosen on this device it keeps, and for how many months after each choice. */
export const mostRecent = 3
export const recentMonths = 12
/** How long a search may take before those who hear the page are told that it goes on. In milliseconds, with the typing pause. */
export const saidAsSlow = 3_000
/** A word of the search text may have so many wrong letters: none up to 2 letters, one up to 5, else two. */
export const allowedSlips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)
