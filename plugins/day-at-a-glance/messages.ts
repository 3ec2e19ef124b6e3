import type { Messages } from 'tavola'

export const messages = {
  // What a chip waits for, heard with it.
  venueFirst: 'Choose a restaurant first.',
  journeyFirst: 'Choose a booking type first.',
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
  groupNote: 'For {least} or more, send an enquiry.',
  times: 'Time',
  waiting: 'Finding available times…',
  full: 'full',
  enquire: 'enquire',
  moreTimes: '{count} more',
  allFull: 'Fully booked online on this day.',
  chooseFull: 'Choose a time to see other options.',
  taken: "{time} isn't free.",
  takenBut: "{time} isn't free. Try {first}",
  takenButTwo: "{time} isn't free. Try {first} or {second}",
  chosenFull: '{time} is fully booked. See other times and restaurants.',
  chosenEnquiry: '{time} is available on request.',
} as const satisfies Messages
