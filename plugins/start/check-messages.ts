import type { Messages } from 'tavola'

/** The text of the availability check (section 8, "No availability"), in its chunk. */
export const checkMessages = {
  alternative:
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
} as const satisfies Messages
