import type { Messages } from './message'

/** Further texts of the popup, under "popup.key": of the question before it is left. */
export const messages = {
  leaveDetails: 'What you typed will be lost.',
  leaveSending: 'It is being sent right now and may still go through.',
  stay: 'Stay here',
  leave: 'Leave',
} as const satisfies Messages
