import type { Messages } from 'tavola'

/** Step 6's texts and errors, in its chunk. */
export const detailsMessages = {
  message: {
    one: 'Complete your details below and our restaurant team will get back to you within {hours} hour',
    other: 'Complete your details below and our restaurant team will get back to you within {hours} hours',
  },
  messageOpen: 'Complete your details below and our restaurant team will get back to you',
  // The popup asks it while the enquiry is being sent, which is from this step.
  leaveSending: 'Your enquiry is being sent and may still go through.',
  groupMessage: 'The restaurant will contact you about a table for {smallestGroup} or more.',
  visit: 'Your visit',
  addVisit: 'Add a date, time or number of guests (optional)',
  preferredDate: 'Date',
  preferredTime: 'Time',
  preferredGuests: 'Guests',
  groupOption: '{smallestGroup}+',
  // Read in place of the dash.
  noGuests: 'Not chosen',
  groupSize: 'How many people? (optional)',
  groupSizeWrong: 'Enter a number from {smallestGroup} to {largestGroup}, or leave it empty',
  groupSizeDigits: 'Please use digits only',
  // Goes to the restaurant, in front of the special requests.
  groupOf: 'Group of {count}.',
  question: 'Your question',
  questionMissing: 'Please enter your question',
  questionHint: { one: '{count} character left', other: '{count} characters left' },

  datePast: "Enter today's date or a later one",
  dateClosed: 'The restaurant is closed on this date. Please choose another date',
  dateUnfinished: 'Enter the day, month and year, or leave it empty',
  timePast: 'Enter a time later today',
  timeUnfinished: 'Enter the hour and minutes, or leave it empty',
} as const satisfies Messages
