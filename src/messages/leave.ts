import type { Messages } from './message'

/** Further texts of the popup, under "popup.key": of the question before it is left. */
export const messages = {
  leaveDetails: "You'll lose what you've entered.",
  leaveSending: 'Your booking is being sent and may still go through.',
  stay: 'Stay here',
  leave: 'Leave',
} as const satisfies Messages
