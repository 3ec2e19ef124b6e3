import { specifiedNumbers, type Messages, type PluginContext } from 'tavola'

export const messages = {
  title: 'Find your table',
  journeys: 'What would you like to do?',
  // After a journey is selected, the way to the others.
  chooseType: 'Choose Booking Type',
  otherJourneys: 'Planning something else?',
  continue: 'Continue',
  answerComing: 'Checking…',
  // What Continue finds missing.
  chooseVenue: 'Choose a restaurant',
  chooseJourney: "Choose what you'd like to do",
  chooseDay: 'Choose the day of your visit',
  chooseGuests: 'Choose the number of guests',
  chooseTime: 'Choose a time',
} as const satisfies Messages

export const options = {
  /** The journey that is selected at start; empty: none. */
  journey: '',
  // Both are shared: other parts show them too.
  largestParty: specifiedNumbers.largestParty,
  minimumAge: specifiedNumbers.minimumAge,
}

/** Whether the brand's journey was selected. A restart and completion select it again. */
export const state = { hasStarted: false }

export type StartContext = PluginContext<typeof state, typeof options, typeof messages>
