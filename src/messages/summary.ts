import type { Messages } from './message'

/** Under "summary.key". */
export const messages = {
  title: { one: 'There is a problem', other: 'There are {count} problems' },
} as const satisfies Messages
