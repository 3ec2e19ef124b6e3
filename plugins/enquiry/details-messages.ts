import type { Messages } from 'tavola'

/** Step 6's texts and errors, in its chunk. */
export const detailsMessages = {
  message: {
    one: 'Complete your details below and our restaurant team will get back to you within {hours} hour',
    other: 'Complete your details below and our restaurant team will get back to you within {hours} hours',
  },
  messageOpen: 'Complete your details below and our restaurant team will get back to you',
  groupMessage: 'The restaurant will contact you about a table for {smallestGroup} or more.',
  wishes: 'When, and for how many',
  wishDate: 'Date (optional)',
  wishTime: 'Time (optional)',
  wishGuests: 'Guests (optional)',
  groupOption: '{smallestGroup}+',
  groupSize: 'How many will you be? (optional)',
  groupSizeWrong: 'Enter a number from {smallestGroup} to 200, or leave it empty',
  groupSizeDigits: 'Only digits are taken',
  // Goes to the restaurant, in front of the special requests.
  groupOf: 'Group of {count}.',
  question: 'Your question',
  questionHint: { one: '{count} character left', other: '{count} characters left' },

  chooseVenue: 'Please choose a restaurant',
  datePast: 'Enter a date that is today or later',
  dateClosed: 'The restaurant is closed on this date. Please choose another one',
  dateUnfinished: 'Enter the day, the month and the year, or leave it empty',
  timePast: 'Enter a time that is still to come today',
  timeUnfinished: 'Enter the hour and the minutes, or leave it empty',
} as const satisfies Messages
