import type { Messages } from './message'

/** The details form's texts, under "details.key" (section 2, step 4). */
export const messages = {
  title: 'Your Details',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  telephoneNumber: 'Telephone Number',
  specialRequests: 'Special Requests',
  optional: '(optional)',
  left: { one: '{count} character left', other: '{count} characters left' },
  // Heard in place of the line before, which changes with each letter.
  limit: 'Up to {count} characters',
  full: "That's the maximum of {count} characters",
  consent: 'I agree to the {terms} and the {privacy}',
  consentAge: 'I am over {age} and agree to the {terms} and the {privacy}',
  terms: 'terms and conditions',
  privacy: 'privacy policy',
  optIn: 'Send me news and offers by email',
  happy: 'Happy with your choices?',
  continue: 'Continue',
  editDetails: 'Edit your details',
  telephoneHintUk: 'A UK number, starting with 0 or +44',
  telephoneHint: 'Include the country code, as in +353 1 496 0000',
  telephoneHintList: 'Accepted countries: {countries}',
  telephoneShort: 'This number has too few digits. {expected}',
  telephoneLong: 'This number has too many digits. {expected}',
  telephoneWrong: 'Please check this number. {expected}',
  telephoneSuchUk: 'Enter a UK number such as {example}',
  telephoneSuchList: 'Enter a number such as {example}. {countries}',
  // The diner sees no difference: what came by a paste or from the page.
  hidden: 'Hidden characters in “{field}”. Please type it again',
  emailExpected: 'Enter an email address such as name@example.com',
  sending: 'Sending…',
  yourDetails: 'We have your details',
} as const satisfies Messages
