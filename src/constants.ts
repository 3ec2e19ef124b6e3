/** Numbers that rules in docs/spec fix. Times are in milliseconds. */

/** The initial guests (guests.default). */
export const defaultParty = { adults: 2, children: 0 } as const
/** The number of guests that means a group of 15 or more (guests.minus-one). */
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
/** The largest body, in bytes: 10,000 restaurants. A slow phone parses it in one task of about 150 ms. */
export const bodyLimit = 8_000_000
/** A body with more characters than this is parsed in one task and read in the next. */
export const longText = 1_000_000
/** How many items of a list are read in one task. Restaurants with ten times each take a slow phone about 80 ms. */
export const itemsPerTask = 2_000
/** How long Continue and the submit wait for a plugin's hook, and how long a plugin's chunk may take to load. */
export const hookDeadline = 10_000
/** How long a part may load before screen readers announce it. */
export const slowLoading = 1_000
/** How long a journey's POST may take, even if a plugin sends it itself. The error of `createDeadline` says more, so it comes first. */
export const outcomeDeadline = 35_000
/** How long a plugin's own task may keep the diner waiting. */
export const taskDeadline = 45_000
