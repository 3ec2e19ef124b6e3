import type { Messages } from 'tavola'

/** The journey's texts, and those around its create (sections 2, 4 and 8). */
export const messages = {
  label: 'General Enquiry',
  title: 'YOUR ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ENQUIRY DETAILS',
  summary: 'Enquiry for {date} at {time} for {guests}',
  waiting: 'Getting time slots...',
  sending: 'Completing Enquiry...',
  complete: 'Complete Enquiry',
  failed: 'Could not complete enquiry:',
} as const satisfies Messages

/** Step 6's, which come with it, and what it says of fields that are not right. */
export const detailsMessages = {
  message: 'Complete your details below and our restaurant team will get back to you within {hours} hours',
  groupMessage: 'The restaurant will contact you about a table for 15 or more.',
  wishDate: 'Date (optional)',
  wishTime: 'Time (optional)',
  wishGuests: 'Guests (optional)',
  groupOption: '15+',

  chooseVenue: 'Please choose a restaurant',
  datePast: 'Please choose a date that is still to come',
  dateClosed: 'The restaurant is closed on this date. Please choose another one',
  dateUnfinished: 'Please enter the whole date, or none',
  timePast: 'Please choose a time that is still to come',
  timeUnfinished: 'Please enter the whole time, or none',
} as const satisfies Messages

/** Step 7's. */
export const enquiredMessages = {
  thanks: 'Thank you for your enquiry.',
  promise: 'Our restaurant team will get back to you within {hours} hours.',
  warning: 'Please note that nothing is booked until the restaurant has confirmed it.',
  reference: 'Reference',
  restaurant: 'Restaurant',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  people: { one: '{count} person', other: '{count} people' },
  group: '15 or more',
  again: 'Start again',
  close: 'Done',
} as const satisfies Messages
