import type { Messages } from 'tavola'

export const messages = {
  title: 'Find your table',

  location: 'Location',
  searchLocation: 'Search location',
  searching: 'Searching…',
  listFailed: 'The list of restaurants did not load.',

  journeys: 'What would you like to do?',

  date: 'Date',
  chooseDate: 'Choose a date',
  loadingCalendar: 'One moment…',
  calendarFailed: 'The calendar did not load.',

  guests: 'Guests',
  adults: 'Adults',
  children: 'Children',
  groupOption: '15+ Group Booking Enquiry',

  hour: 'Hour',
  minute: 'Minute',
  guestsFailed: 'The guests did not load.',
  timesFailed: 'The times did not load.',
  tryAgain: 'Try again',

  continue: 'Continue',
  alternative:
    "Sorry we don't have a table free around the time you've requested.  Please give us a call and we'll do our best to find you a table.",
  checkChoices: 'Please check your choices:',
} as const satisfies Messages
