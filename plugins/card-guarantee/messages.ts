import type { Messages } from 'tavola'

/** Step 8's texts, in its chunk. */
export const stepMessages = {
  title: 'Guarantee your table',
  intro: "Nothing is booked yet: we need a card to hold this table. You won't be charged today.",
  typeAgain: 'For your security, we never store your card details. Please enter them again.',
  fee: 'No-show fee',
  sum: 'up to {each} × {count} = {total}',
  when: {
    one: "Charged only if you don't show up, or cancel less than {hours} hour before.",
    other: "Charged only if you don't show up, or cancel less than {hours} hours before.",
  },
  whenAway: "Charged only if you don't show up.",
  until: 'Free to cancel until {date} at {time}.',
  untilThere: 'Free to cancel until {date} at {time}, restaurant time.',
  late: {
    one: 'Your booking is less than {hours} hour away, so free cancellation has ended.',
    other: 'Your booking is less than {hours} hours away, so free cancellation has ended.',
  },

  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'CVV',
  expirationDateHint: 'Month and year',
  expirationDatePlaceholder: 'MM / YY',
  cvvHint: '{count} digits, on the back',
  cvvHint4: '{count} digits, on the front',
  complete: '{field} is complete',
  loading: 'Loading the secure card form…',

  enterNumber: 'Please enter your card number',
  enterExpirationDate: 'Please enter the expiration date',
  enterCvv: 'Please enter the CVV',
  checkNumber: 'Enter your full card number',
  checkExpirationDate: 'Enter the month and year as MM / YY',
  checkCvv: 'Please check the CVV. It has {count} digits',
  agreeTerms: 'Please agree to the card guarantee terms',
  agree: 'I agree to the card guarantee and its {terms}',
  terms: 'terms and conditions',

  warning: 'Please check the fields marked above.',
  failed: "The secure card form didn't load. Your details are saved.",
  again: 'Try again',
  refused: "Your card wasn't accepted. Please check it, or try another card.",
  refusedCvv: "The CVV doesn't match this card. Please check it.",
  unreachable: "We couldn't check your card because the card service didn't respond.",
  bankUnavailable: "We couldn't reach your bank, so nothing was sent. Your details are saved.",
} as const satisfies Messages

/** The no-show clause in the terms popup, in its own chunk (card.no-show-fee). */
export const clauseMessages = {
  clause: {
    one: "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up, or cancel less than {hours} hour before.",
    other:
      "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up, or cancel less than {hours} hours before.",
  },
  clauseAway:
    "The restaurant may ask for a card to guarantee a booking. There is a no-show fee of up to {each} per person. It is charged only if you don't show up.",
} as const satisfies Messages
