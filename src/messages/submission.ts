import type { Messages } from './message'

/** Further texts of the widget, under "widget.key": of what may come of a submit. `leave`: the popup asks it. */
export const messages = {
  sendAgain: 'Send again',
  sendChanged: 'Send the changed one too',
  vetoed: 'This could not be sent just now. Please try again or call us.',
  unanswered:
    'We sent “{what}” at {time}, but no answer came back. It may have gone through: please call the restaurant before you send it again.',
  unansweredSafe:
    'We sent “{what}” at {time}, but no answer came back. It may have gone through. You can safely send it again: it counts only once.',
  unclear:
    'We sent “{what}” at {time}. It may have gone through all the same: please call the restaurant before you send it again.',
  unclearSafe:
    'We sent “{what}” at {time}. It may have gone through all the same. You can safely send it again: it counts only once.',
  sentTo: '{what}, {venue}',
  leave: 'What you typed will be lost. What was sent may have gone through all the same.',
} as const satisfies Messages
