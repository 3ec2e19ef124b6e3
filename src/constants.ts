/** The numbers of the specification (section 9 and where it says so), in one place. Times in milliseconds. */

/** Section 9: guests a diner starts with. */
export const defaultParty = { adults: 2, children: 0 } as const
/** Section 2: the guests drop-down offers 1 to this many. */
export const maximumGuests = 14
/** Section 9: "15 or more is sent as -1". */
export const groupGuests = -1
/** Section 9: the most adults, and the most children, that are entered apart. */
export const maximumSplit = 100
/** Section 9: age that the consent box asks for. */
export const minimumAge = 16
/** Section 9: within how many hours an enquiry is answered. */
export const replyPromise = 48

/** Section 5: what a diner may type, and what of it is sent before the suffix. */
export const specialRequestsLimit = 200
export const specialRequestsSent = 180
export const specialRequestsSuffix = '| Source: Website'
export const specialRequestsCut = '...'

/** Section 9: "Layout re-check 1 ms after render". */
export const layoutRecheck = 1

/** Decisions, "Booking": how long a call may take, and how often a GET is tried again. */
export const readDeadline = 10_000
export const createDeadline = 30_000
export const readRetries = 2
/** How long Continue and the submit wait for a plugin, and a plugin's file may take. */
export const hookDeadline = 10_000
/** How long a journey's POST may take, whoever sends it: longer than `createDeadline`, which tells more. */
export const outcomeDeadline = 35_000
