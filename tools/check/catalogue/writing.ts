const unknown = 'The diner reads "Unexpected / Unknown error", not what to correct.'

/** Checks that need --write: refusals, bookings and enquiries. */
export const writeTexts = {
  'refusal.status': {
    title: 'Wrong details are refused with a 400',
    expected: 'Status 400 for an empty email, in both creates.',
    effect: unknown,
    fix: 'Answer 400, not 422, 200 with errors, or 500.',
  },
  'refusal.body': {
    title: 'A 400 says what to correct, by field',
    expected:
      '{"email": ["Please enter your email"]}, at the top or in errors or modelState. One message is enough.',
    effect: 'The diner reads only the heading, without a reason.',
    fix: 'Send messages for diners, by the names of the fields that were sent.',
  },
  'refusal.code': {
    title: 'A code comes with a text',
    expected: 'A message for the diner beside the code, by the name of the field.',
    effect: 'Without a text of the brand for the code, the diner reads only that it was refused.',
    fix: 'Add a message to the response, or a text for the code to the brand: "booking.refused-table-gone".',
  },
  'refusal.wrong-input': {
    title: 'Other wrong input is refused too',
    expected: "A 400 for a date that doesn't exist, and for an unknown restaurant.",
    effect: 'After a 5xx the diner reads that the booking may have been sent.',
    fix: 'Validate the input before it reaches the database.',
  },
  'booking.reference': {
    title: 'Each booking has its own reference',
    expected: 'Two bookings, two references.',
    effect: 'Two diners arrive with the same reference.',
    fix: 'Make references unique.',
  },
  'booking.captcha': {
    title: 'A booking without human verification',
    expected: 'Accepted, or refused with a 400 that names captchaToken.',
    effect: 'Without a site key the widget sends null: such a back end needs a brand with a site key.',
    fix: 'Set siteKey in the brand, and accept this check without a token on a test system.',
  },
  'booking.children': {
    title: 'Children need seats too',
    expected: 'A refusal of guests and children who together have no table.',
    effect: 'A family of ten has a table for two.',
    fix: 'Look for a table for guests + children.',
  },
  'guarantee.first': {
    title: 'Guarantee, first call: a card is required, and nothing is booked',
    expected: 'Status 200 with requiresCcg true, bookingReference null, ccgPerformed false.',
    effect: 'With a reference the widget shows a completed booking, and never requests the card.',
    fix: 'Book nothing before you have the card, and send no reference.',
  },
  'guarantee.second': {
    title: 'Guarantee, second call: with a nonce it is booked or refused',
    expected: 'A reference with requiresCcg false and ccgPerformed true, or a 400 that names paymentNonce.',
    effect: 'The widget requests a card again and again, and the diner never gets a table.',
    fix: 'Read paymentNonce in the second call. Give a nonce of your sandbox with --nonce.',
  },
  'selling.refusal': {
    title: 'A full time is refused with a 400',
    expected: 'Status 400 with a message.',
    effect: unknown,
    fix: 'Answer 400 with {"time": ["Sorry, that table has just been taken."]}.',
  },
  'selling.shown': {
    title: 'A refused time is no longer offered',
    expected: 'After a refusal, sessions say that the time is not available.',
    effect: 'The diner selects the same time again and again, and is refused each time.',
    fix: 'Use the same tables for sessions and bookings, without a cache between them.',
  },
  'selling.full': {
    title: 'A full time is not sold',
    expected: 'A refusal for a time that sessions say is not available.',
    effect: 'More parties arrive than there are tables.',
    fix: 'Check availability in the transaction that books.',
  },
  'selling.once': {
    title: 'Bookings at the same moment do not sell a table twice',
    expected: 'As many tables sold at the same moment as one after another.',
    effect: 'More parties arrive than there are tables.',
    fix: 'Lock the restaurant, or use a unique key of table and time.',
  },
  'key.same': {
    title: 'The same idempotency key is the same booking',
    expected: 'The same reference for the same key and body, one after another and at the same moment.',
    effect: '"Send again" after a lost response books a second table.',
    fix: 'Store the response with the key in the transaction that books.',
    needs: ['key'],
  },
  'key.other': {
    title: 'A used key with another body does not repeat the booking',
    expected: 'Refused with a 4xx, or another booking.',
    effect: 'The diner sees a reference that belongs to another booking.',
    fix: 'Answer 422 if the body differs from the stored one.',
    needs: ['key'],
  },
  'enquiry.group': {
    title: 'An enquiry for a group of -1',
    expected: 'Status 200 with a reference.',
    effect: 'No group of 15 or more can enquire.',
    fix: 'Accept -1 guests in an enquiry.',
  },
  'enquiry.party': {
    title: 'An enquiry for a party, with ocassionType',
    expected: 'Status 200 with a reference for the field spelled ocassionType.',
    effect: 'Diners cannot enquire about a party.',
    fix: 'Accept the field with this spelling.',
  },
  'enquiry.open': {
    title: 'An enquiry without date, time and guests',
    expected: 'Status 200 with a reference if all three are null.',
    effect: "The general enquiry is refused, with messages about fields that the diner can't see.",
    fix: 'Allow null for date, time and guests in an enquiry.',
  },
} as const
