import type { Messages } from 'tavola'

export const messages = {
  // What a chip waits for, heard with it.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose what you would like to do first.',
  date: 'Date',
  today: 'Today',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  otherDay: 'Another day',
  guests: 'Guests',
  group: '{least}+',
  // Heard after it, not seen.
  groupName: 'Group Booking Enquiry',
  more: 'More',
  groupNote: 'For {least} or more you send an enquiry.',
  times: 'Time',
  waiting: 'The times are on their way.',
  full: 'full',
  enquire: 'enquire',
  moreTimes: '{count} more',
  allFull: 'No table can be booked online on this day.',
  chooseFull: 'Choose a time to see what can be done.',
  taken: '{time} is taken.',
  takenBut: '{time} is taken: {first}?',
  takenButTwo: '{time} is taken: {first} or {second}?',
  chosenFull: '{time} is full. Continue to see what else there is.',
  chosenEnquiry: '{time} can be asked for by an enquiry. Continue to see how.',
} as const satisfies Messages
