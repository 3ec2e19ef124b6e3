import type { Messages } from './message'

/** The popup's texts, under "popup.key". */
export const messages = {
  close: 'Close',
  leaveTitle: 'Leave without finishing?',
  newTab: 'To book, open this page in a new tab',
  leaveDetails: "You'll lose what you've entered.",
  leaveSending: 'Your booking is being sent and may still go through.',
  stay: 'Stay here',
  leave: 'Leave',
} as const satisfies Messages
