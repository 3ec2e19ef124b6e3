import { groupGuests, specifiedNumbers, type Messages, type PluginContext } from 'tavola'

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

/** Both are shared: other parts show them too. */
export const options = {
  largestParty: specifiedNumbers.largestParty,
  minimumAge: specifiedNumbers.minimumAge,
}

export type StartContext = PluginContext<object, typeof options, typeof messages>

/** Whether step 1 ends in an enquiry instead of a booking: for an unchecked journey, or for a group. */
export const enquires = ({ facts, journey, groupJourney }: StartContext) =>
  journey?.unchecked || (facts.guests === groupGuests && groupJourney !== null)
