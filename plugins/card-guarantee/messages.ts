import type { Messages } from 'tavola'

/** Step 8's texts, in its chunk (sections 2, 5 and 9). */
export const stepMessages = {
  title: 'Guarantee your table',
  intro: 'We hold this table with a card. Nothing is charged now.',
  typeAgain: 'For your safety your card is never kept. Please enter it again.',
  fee: 'No-show fee',
  sum: 'up to {each} × {count} = {total}',
  when: {
    one: 'The restaurant takes it only if you do not come, or cancel less than {hours} hour before.',
    other: 'The restaurant takes it only if you do not come, or cancel less than {hours} hours before.',
  },
  whenAway: 'The restaurant takes it only if you do not come.',
  until: 'Free to cancel until {date} at {time}.',
  late: {
    one: 'There is less than {hours} hour left, so cancelling is not free any more.',
    other: 'There are less than {hours} hours left, so cancelling is not free any more.',
  },

  number: 'Card number',
  expirationDate: 'Expiration date',
  cvv: 'CVV',
  expirationDateHint: 'Month and year',
  expirationDatePlaceholder: 'MM / YY',
  cvvHint: '3 digits, on the back',
  cvvHint4: '4 digits, on the front',
  complete: '{field} is complete',
  loading: 'The secure card fields are loading…',

  enterNumber: 'Please enter your card number',
  enterExpirationDate: 'Please enter the expiration date',
  enterCvv: 'Please enter the CVV',
  checkNumber: 'Enter all digits of your card',
  checkExpirationDate: 'Enter month and year, as MM / YY',
  checkCvv: 'Please check the CVV: it has {count} digits',
  agreeTerms: 'Please agree to the card guarantee terms',
  agree: 'I agree to the card guarantee and its {terms}',
  terms: 'terms and conditions',

  warning: 'Please check what is marked above.',
  failed: 'The secure card fields did not answer. Your booking details are kept.',
  again: 'Try again',
  refused: 'Your card was not accepted. Please check it, or try another one.',
  refusedCvv: 'The CVV does not belong to this card. Please check it.',
  unreachable: 'Your card could not be checked, because the card service did not answer.',
} as const satisfies Messages

/** The no-show clause in the terms popup, in its own chunk (section 9). */
export const clauseMessages = {
  clause: {
    one: 'Where the restaurant asks for a card to guarantee a booking, it may take a no-show fee of up to {each} per person if you do not come, or cancel less than {hours} hour before.',
    other:
      'Where the restaurant asks for a card to guarantee a booking, it may take a no-show fee of up to {each} per person if you do not come, or cancel less than {hours} hours before.',
  },
  clauseAway:
    'Where the restaurant asks for a card to guarantee a booking, it may take a no-show fee of up to {each} per person if you do not come.',
} as const satisfies Messages
