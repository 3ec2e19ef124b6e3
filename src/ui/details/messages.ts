import type { Messages } from '../../messages/message'

/** The details form's texts, under "details.key" (section 2, step 4). */
export const messages = {
  title: 'Your Details',
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
  telephoneHintList: 'Accepted countries: {countries}',
  telephoneShort: 'This number has too few digits',
  telephoneLong: 'This number has too many digits',
  telephoneWrong: 'Please check this number. {hint}',
  emailExpected: 'Enter an address such as name@example.com',
  yourDetails: 'We have your details',
} as const satisfies Messages
