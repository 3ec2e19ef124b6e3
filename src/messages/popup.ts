import type { Messages } from './message'

/** The popup's texts, under "popup.key". */
export const messages = {
  close: 'Close',
  leaveTitle: 'Leave without finishing?',
} as const satisfies Messages
