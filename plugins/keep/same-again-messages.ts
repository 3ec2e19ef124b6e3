import type { Messages } from 'tavola'

/** The button in step 1, in its first frame: "Same as last time: Milano Cork, 2 people, Friday 19:30". */
export const sameAgainMessages = {
  sameAgain: 'Same as last time:',
  visit: {
    one: '{venue}, {count} person, {day} {time}',
    other: '{venue}, {count} people, {day} {time}',
  },
} as const satisfies Messages
