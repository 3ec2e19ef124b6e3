import type { Messages } from './message'

/** Texts about the result of a submission, under "widget.key". The popup shows `leave`. */
export const messages = {
  sendAgain: 'Send again',
  sendChanged: 'Send with my changes',
  vetoed: "We couldn't send this. Please try again, or call us.",
  unanswered:
    'We sent “{what}” at {time}, but got no answer. It may have gone through, so please call the restaurant before you send it again.',
  unansweredSafe:
    'We sent “{what}” at {time}, but got no answer. It may have gone through. You can safely send it again: it only counts once.',
  unclear:
    'We sent “{what}” at {time}. It may have gone through anyway, so please call the restaurant before you send it again.',
  unclearSafe:
    'We sent “{what}” at {time}. It may have gone through anyway. You can safely send it again: it only counts once.',
  sentTo: '{what}, {venue}',
  leave: "You'll lose what you've entered. What you sent may have gone through anyway.",
} as const satisfies Messages
