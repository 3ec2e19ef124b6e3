import type { Messages } from './kernel/brand'

/** The widget's own texts, under "widget.key"; those of journeys and steps stand with their plugins. */
export const messages = {
  back: 'Back',
  close: 'Close',
  ok: 'OK',
  tryAgain: 'Try again',
  sendAgain: 'Send again',
  call: 'You can call the restaurant on',
  editBooking: 'Change your mind? Edit your booking',
  chooseType: 'Choose Booking Type',
  working: 'One moment…',

  people: { one: '{count} person', other: '{count} people' },
  group: '15+ people',

  // Section 8, with our own where it is silent.
  unexpected: 'Unexpected / Unknown error',
  availabilityFailed: 'Sorry, there was a problem checking availability at {venue}.',
  noAvailability: 'No availability found at {venue} or near by restaurants.',
  venueFailed: 'Sorry, we could not load this restaurant.',
  reference: 'Your reference is {reference}.',
  stepFailed: 'Sorry, this part of the page did not load.',
  unanswered:
    'We sent “{what}” at {time}, but no answer came back. It may have gone through: please call the restaurant before you send it again.',

  leaveTitle: 'Leave without finishing?',
  leaveDetails: 'What you typed will be lost.',
  leaveSending: 'It is being sent right now and may still go through.',
  stay: 'Stay here',
  leave: 'Leave',

  // Section 2, step 4, and section 5.
  detailsTitle: 'Your Details',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  telephoneNumber: 'Telephone Number',
  specialRequests: 'Special Requests',
  left: { one: '{count} character left', other: '{count} characters left' },
  consent: 'I agree to the {terms} and the {privacy}',
  consentAge: 'I am over {age} and agree to the {terms} and the {privacy}',
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  optIn: 'Send me news and offers by email',
  happy: 'Happy with your choices?',
  continue: 'Continue',
  editDetails: 'Edit your details',
  telephoneHintUk: 'A UK number, starting with 0 or +44',
  telephoneHint: 'With the country code, as in +353 1 496 0000',
  yourDetails: 'We have your details',
  enterFirstName: 'Please enter your first name',
  enterLastName: 'Please enter your last name',
  enterEmail: 'Please enter your email',
  enterTelephoneNumber: 'Please enter your telephone number',
  agreeTerms: 'Please agree to our terms and conditions',
} as const satisfies Messages

export type WidgetMessage = keyof typeof messages
