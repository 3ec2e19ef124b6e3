import type { Messages } from 'tavola'

export const messages = {
  title: 'Find your table',

  location: 'Location',
  searchLocation: 'Search location',
  searching: 'Searching…',
  listFailed: "We couldn't load the list of restaurants.",

  journeys: 'What would you like to do?',

  date: 'Date',
  chooseDate: 'Choose a date',
  loadingCalendar: 'One moment…',
  calendarFailed: "We couldn't load the calendar.",

  guests: 'Guests',
  groupOption: '{smallestGroup}+ Group Booking Enquiry',

  time: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  guestsFailed: "We couldn't load guest numbers.",
  timesFailed: "We couldn't load times.",
  tryAgain: 'Try again',

  // What a control waits for, heard with it.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose a booking type first.',
  dateFirst: 'Choose a date first.',
  guestsFirst: 'Choose the number of guests first.',
  hourFirst: 'Choose an hour first.',
  timesComing: 'Finding available times…',
  noTimes: 'There are no times available on this day.',
  answerComing: 'Checking…',

  continue: 'Continue',
  // What Continue finds missing.
  chooseVenue: 'Choose a restaurant',
  chooseJourney: "Choose what you'd like to do",
  chooseDay: 'Choose the day of your visit',
  chooseGuests: 'Choose the number of guests',
  chooseTime: 'Choose a time',
} as const satisfies Messages
