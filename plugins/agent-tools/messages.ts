import type { Messages } from 'tavola'

/** The texts that agents read, and those of the notice for the diner. Nothing in them comes from the back end. */
export const messages = {
  // The tools. Agents read `title` and the description to choose one.
  findTitle: 'Find restaurants',
  find: 'Finds restaurants of {title} by name, town, address or postcode. Answers with up to {count}, the best match first, each with the id that the other tools need.',
  findText: 'A name, town, address or postcode.',
  timesTitle: 'List free times',
  times:
    'Lists the times of one day at a restaurant of {title}, by the restaurant’s own clock. "free" can be booked now. "onRequest" is answered by the restaurant.',
  prepareTitle: 'Prepare a booking',
  prepare:
    'Fills in the booking form of {title} on the page, where the user sees it. It sends nothing: the user checks the form, agrees to the terms and presses the last button. Use only details that the user gave you for this booking. What the user typed is kept.',
  statusTitle: 'Say what is missing',
  status:
    'Says how far the booking of {title} on the page is, and what the user still has to enter. It does not read what the user typed.',
  readTitle: 'Read the ticket',
  read: 'Reads the confirmation of {title} after the user has sent it. The reference is included only if you prepared the booking.',
  // The input.
  restaurant: 'The id of a restaurant, from the tool that finds restaurants.',
  date: 'The day of the meal, YYYY-MM-DD.',
  time: 'The time, HH:MM, 24 hours, by the restaurant’s clock.',
  guests:
    'The number of people, {most} at most. Left out: the number on the form. Larger groups use the form.',
  adults: 'Adults, for a journey that counts adults and children.',
  children: 'Children, for a journey that counts adults and children.',
  journey: 'What the user wants to do. Left out: the one that is selected, or the first.',
  firstName: 'The user’s first name.',
  lastName: 'The user’s last name.',
  email: 'The user’s email address.',
  telephoneNumber: 'The user’s telephone number.',
  specialRequests: 'What the restaurant should know, in the user’s words.',
  // The answers.
  pressContinue: 'The user presses the button that continues, and then fills in the details.',
  pressComplete:
    'The user checks the form, agrees to the terms, and continues to “{button}”. No tool can do that.',
  pressLast: 'The user presses “{button}”. No tool can do that.',
  notAccepted: 'Filled in, but not accepted. Ask the user for another one.',
  notAcceptedTelephone: 'Filled in, but not accepted. Accepted countries: {countries}.',
  second: '{text} This is form {position} of the page.',
  invalid: 'The input does not match the schema.',
  tooMany: 'Too many calls. Try again in a minute.',
  busy: 'The widget is working for the user. Try again in a few seconds.',
  sent: 'This booking is sent, or may have been. Only the user can start another one.',
  noAnswer: 'The restaurants could not be reached. Try again, or use the form.',
  noRestaurant: 'There is no such restaurant here.',
  otherRestaurant: 'This page books one restaurant only.',
  noJourney: 'This journey cannot be used by tools. The user uses the form.',
  past: 'This day or time is too soon or has passed.',
  closed: 'The restaurant is closed on this day.',
  tooLarge: 'There are more guests than can be booked online.',
  unavailable: 'This time is not free. Choose one of the free times.',
  changed: 'The user changed the form in the meantime. Ask what to do.',
  noTicket: 'Nothing is booked yet.',
  // For the diner.
  filledTable: 'table',
  filledFirstName: 'first name',
  filledLastName: 'last name',
  filledEmail: 'email',
  filledTelephoneNumber: 'telephone number',
  filledSpecialRequests: 'special requests',
  filled: 'Filled in by your assistant: {parts}. Please check before you send.',
} as const satisfies Messages
