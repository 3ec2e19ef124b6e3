import type { Messages, PluginContext } from 'tavola'

export const options = { days: 4, guests: 8, firstDay: true }

export const messages = {
  date: 'Date',
  today: 'Today',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  otherDay: 'Another day',
  guests: 'Guests',
  group: '{least}+',
  // After the group's number, for screen readers only.
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

export type GlanceContext = PluginContext<object, typeof options, typeof messages>
