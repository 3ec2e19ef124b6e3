import type { Messages } from './message'

/** The texts of the error summary, under "summary.key". */
export const messages = {
  title: { one: 'There is a problem', other: 'There are {count} problems' },
} as const satisfies Messages
