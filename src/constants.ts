/** Numbers that rules in docs/spec fix. Times are in milliseconds. */

/** The initial guests (guests.default). */
export const defaultParty = { adults: 2, children: 0 } as const
/** A group, "15 or more", is sent as this (guests.minus-one). */
export const groupGuests = -1
/** The maximum of adults, and of children, where they are entered separately (split.maximum). */
export const maximumSplit = 100

/** How many characters a diner may type, and how many are sent before the suffix (requests.limit, requests.cut). */
export const specialRequestsLimit = 200
export const specialRequestsSent = 180
export const specialRequestsSuffix = '| Source: Website'
export const specialRequestsCut = '...'

/** The layout is checked again this long after a render (popup.min-top). */
export const layoutRecheck = 1

/** How long a call may take, and how often a GET is retried (call.timeouts, call.retries). */
export const readDeadline = 10_000
export const createDeadline = 30_000
export const readRetries = 2
/**
 * How large a body may be, in bytes. A browser parses JSON in one task: 8 MB of restaurants take about 150 ms on a phone that is four
 * times slower than a desktop computer. 10,000 restaurants with their addresses fit.
 */
export const bodyLimit = 8_000_000
/** From how many characters on a body is not read in the task that parses it. */
export const longText = 1_000_000
/** How many items of a list are read in one task: restaurants with ten times each take about 80 ms on such a phone. */
export const itemsPerTask = 2_000
/** How long Continue and the submit wait for a plugin's hook, and how long a plugin's chunk may take to load. */
export const hookDeadline = 10_000
/** How long a part may load before screen readers announce it. */
export const slowLoading = 1_000
/**
 * How long a journey's POST may take, also one that a plugin sends itself. Longer than `createDeadline`, whose error
 * says more.
 */
export const outcomeDeadline = 35_000
/** How long a plugin's own task may keep the diner waiting. */
export const taskDeadline = 45_000
