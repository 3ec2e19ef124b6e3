import type { Messages } from './message'

/** The popup's texts, under "popup.key". */
export const messages = {
  close: 'Close',
  leaveTitle: 'Leave without finishing?',
  newTab: 'To book, open this page in a new tab',
} as const satisfies Messages
