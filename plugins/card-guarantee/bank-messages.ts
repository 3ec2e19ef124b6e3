import type { Messages } from 'tavola'

/** The bank's check, in its own chunk. */
export const bankMessages = {
  bankTitle: 'Confirm with your bank',
  bankWait: 'Checking your card with your bank…',
  bankSlow: 'Your bank is taking longer than usual. You can wait, or cancel and try another card.',
  bankAsks: "Your bank wants to make sure it's you. You won't be charged today.",
  bankAmount:
    "Your bank wants to make sure it's you. It may show {total}, the most that a no-show costs. You won't be charged today.",
  bankPage: "Your bank's page",
  bankLoading: "Loading your bank's page…",
  bankCancel: 'Cancel',
  bankConfirmed: 'Your bank has confirmed your card.',
  bankFailed:
    "Your bank didn't confirm your card, so nothing was sent. Please try again, or use another card.",
  bankUnsupported: "Your bank can't confirm this card online, so nothing was sent. Please use another card.",
  bankAbandoned: "You cancelled your bank's check, so nothing was sent. Your details are saved.",
} as const satisfies Messages
