import type { Messages } from 'tavola'

/** Step 6's texts and errors, in its chunk. */
export const detailsMessages = {
  message: {
    one: 'Complete your details below and our restaurant team will get back to you within {hours} hour',
    other: 'Complete your details below and our restaurant team will get back to you within {hours} hours',
  },
  messageOpen: 'Complete your details below and our restaurant team will get back to you',
  groupMessage: 'The restaurant will contact you about a table for {smallestGroup} or more.',
  wishDate: 'Date (optional)',
  wishTime: 'Time (optional)',
  wishGuests: 'Guests (optional)',
  groupOption: '{smallestGroup}+',
  groupSize: 'How many will you be? (optional)',
  groupSizeWrong: 'Please enter a number from {smallestGroup} to 200, or none',
  // Goes to the restaurant, in front of the special requests.
  groupOf: 'Group of {count}.',
  question: 'Your question',
  questionHint: { one: '{count} character left', other: '{count} characters left' },

  chooseVenue: 'Please choose a restaurant',
  datePast: 'Please choose a date that is still to come',
  dateClosed: 'The restaurant is closed on this date. Please choose another one',
  dateUnfinished: 'Please enter the whole date, or none',
  timePast: 'Please choose a time that is still to come',
  timeUnfinished: 'Please enter the whole time, or none',
} as const satisfies Messages
