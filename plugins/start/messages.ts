import type { Messages } from 'tavola'

export const messages = {
  title: 'Find your table',
  journeys: 'What would you like to do?',
  continue: 'Continue',
  answerComing: 'Checking…',
  // What Continue finds missing.
  chooseVenue: 'Choose a restaurant',
  chooseJourney: "Choose what you'd like to do",
  chooseDay: 'Choose the day of your visit',
  chooseGuests: 'Choose the number of guests',
  chooseTime: 'Choose a time',
} as const satisfies Messages
