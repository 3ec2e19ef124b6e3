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

  time: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  guestsFailed: 'The guests did not load.',
  timesFailed: 'The times did not load.',
  tryAgain: 'Try again',

  // What a control waits for, heard with it.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose what you would like to do first.',
  dateFirst: 'Choose a date first.',
  guestsFirst: 'Choose the number of guests first.',
  hourFirst: 'Choose an hour first.',
  timesComing: 'One moment, the times are being looked up.',
  noTimes: 'There are no times on this day.',
  answerComing: 'One moment, this is being looked up.',

  continue: 'Continue',
  // What Continue finds missing.
  chooseVenue: 'Choose a restaurant',
  chooseJourney: 'Choose what you would like to do',
  chooseDay: 'Choose the day of your visit',
  chooseGuests: 'Choose the number of guests',
  chooseTime: 'Choose a time',
} as const satisfies Messages
