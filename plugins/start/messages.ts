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
  groupOption: '{smallestGroup}+ Group Booking Enquiry',

  hour: 'Hour',
  minute: 'Minute',
  guestsFailed: 'The guests did not load.',
  timesFailed: 'The times did not load.',
  tryAgain: 'Try again',

  continue: 'Continue',
  checkChoices: 'Please check your choices:',
} as const satisfies Messages
