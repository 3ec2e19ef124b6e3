import type { Messages } from './message'

/**
 * The widget's own texts, under "widget.key". Plugins and their parts bring their own, and so do the kernel's controls that come
 * late (`useTexts`).
 */
export const messages = {
  back: 'Back',
  ok: 'OK',
  tryAgain: 'Try again',
  call: 'You can call the restaurant on',
  working: 'One moment…',
  error: 'Error:',
  newTab: 'opens in a new tab',

  // Why a choice of step 1 waits, read with it by screen readers.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose a booking type first.',
  dateFirst: 'Choose a date first.',
  guestsFirst: 'Choose the number of guests first.',

  // In the bar with the button that leads on.
  choice: '{date}, {time}, {guests}',
  people: { one: '{count} person', other: '{count} people' },
  group: '{smallestGroup}+ people',
  adults: { one: '{count} adult', other: '{count} adults' },
  children: { one: '{count} child', other: '{count} children' },
  party: '{adults} and {children}',

  // Those of docs/spec/errors.md, and our own.
  unexpected: 'Unexpected / Unknown error',
  availabilityFailed: 'Sorry, there was a problem checking availability at {venue}.',
  noAvailability: 'No availability found at {venue} or near by restaurants.',
  venueFailed: "Sorry, we couldn't load this restaurant.",
  reference: 'Your reference is {reference}.',
  stepFailed: "Sorry, this part of the page didn't load.",
  blocked: "Something on this page didn't load, so nothing was sent. Please try again, or call us.",
  invalid: "We couldn't check this. Please call us.",

  // Of fields that are empty (field.first-name).
  enterFirstName: 'Please enter your first name',
  enterLastName: 'Please enter your last name',
  enterEmail: 'Please enter your email',
  enterTelephoneNumber: 'Please enter your telephone number',
  agreeTerms: 'Please agree to our terms and conditions',
} as const satisfies Messages
