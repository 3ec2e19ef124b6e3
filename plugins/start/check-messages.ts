import type { Messages } from 'tavola'

/** The texts of the availability check (error.nothing-free), and of a time that has passed, in their chunk. */
export const checkMessages = {
  alternative:
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  passed: "The time you chose is no longer available. Please choose another. We've kept the rest.",
} as const satisfies Messages
