import type { Messages } from './message'

/** The widget's texts, under "widget.key". Plugins, their parts, and controls that load later have their own (`useTexts`). */
export const messages = {
  back: 'Back',
  ok: 'OK',
  tryAgain: 'Try again',
  call: 'You can call the restaurant on',
  working: 'One moment…',
  error: 'Error:',
  newTab: 'opens in a new tab',

  // Screen readers read these with a disabled control of step 1.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose a booking type first.',
  dateFirst: 'Choose a date first.',
  guestsFirst: 'Choose the number of guests first.',

  // These are in the bar with the button that continues.
  choice: '{date}, {time}, {guests}',
  people: { one: '{count} person', other: '{count} people' },
  group: '{smallestGroup}+ people',
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  party: '{adults} and {children}',

  // These are the errors of docs/spec/errors.md, and our own.
  unexpected: 'Unexpected / Unknown error',
  availabilityFailed: 'Sorry, there was a problem checking availability at {venue}.',
  noAvailability: 'No availability found at {venue} or near by restaurants.',
  venueFailed: "Sorry, we couldn't load this restaurant.",
  reference: 'Your reference is {reference}.',
  stepFailed: "Sorry, this part of the page didn't load.",
  blocked: "Something on this page didn't load, so nothing was sent. Please try again, or call us.",
  invalid: "We couldn't check this. Please call us.",

  // These are the errors of empty fields (field.first-name).
  enterFirstName: 'Please enter your first name',
  enterLastName: 'Please enter your last name',
  enterEmail: 'Please enter your email',
  enterTelephoneNumber: 'Please enter your telephone number',
  agreeTerms: 'Please agree to our terms and conditions',
} as const satisfies Messages
