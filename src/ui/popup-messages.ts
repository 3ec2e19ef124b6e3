import type { Messages } from '../messages/message'

/** The popup's texts, under "popup.key". */
export const messages = {
  close: 'Close',
  leaveTitle: 'Leave without finishing?',
  leaveDetails: 'What you typed will be lost.',
  leaveSending: 'It is being sent right now and may still go through.',
  stay: 'Stay here',
  leave: 'Leave',
} as const satisfies Messages
