import type { CheckTexts } from './text'

/** Sessions, slots, and the check of a chosen time. */
export const timeTexts = {
  'slots.time': {
    title: 'Slot times are HHMM as an integer',
    section: 'specification 3, "Availability slot"',
    expected: '930 or 1930: an integer below 2400 with minutes below 60.',
    widget: 'The slot is left out, so that no time or too few can be chosen.',
    mend: 'hours * 100 + minutes, in the time of the restaurant.',
  },
  'sessions.window': {
    title: 'Slots lie between startTime and endTime',
    section: 'specification 3, "Session"',
    expected: 'startTime and endTime as HHMM integers, in order, with every slot between them.',
    widget: 'Times stand under the wrong sitting, or none is shown for it.',
    mend: 'Take all three from the same hours, in the same zone.',
  },
  'sessions.once': {
    title: 'A day has each time once',
    section: 'specification 3',
    expected: 'No time twice on one day.',
    widget: 'The same time is offered twice, perhaps once free and once full.',
    mend: 'Group by time: a row for each table is a common cause.',
  },
  'sessions.configuration': {
    title: 'Sessions carry configuration.configuration',
    section: 'specification 7',
    expected: '{"configuration": {"configuration": {…}}}',
    widget: 'The texts of step 2 and the switches of the details are not found: defaults are taken.',
    mend: 'Put the map one level deeper.',
  },
  'sessions.past': {
    title: 'A past day offers nothing',
    section: 'specification 5, "Date"',
    expected: 'Status 200 without a slot that is available or to be enquired about.',
    widget: 'A page left open over midnight offers tables of yesterday.',
    mend: 'Compare the day with today at the restaurant.',
  },
  'sessions.far': {
    title: 'A day far ahead is answered',
    section: 'openapi.yaml',
    expected: 'Status 200 with nothing to offer.',
    widget: "After a 400 the widget doubts the device's clock; after other errors the day has an error.",
    mend: 'Answer 200 with no sessions beyond the days that can be booked.',
  },
  'sessions.closure': {
    title: 'A day of a closure offers nothing',
    section: 'specification 5, "Date"',
    expected: 'No slot that is available on a closed day.',
    widget: 'The calendar disables the day, but a link to it offers its times.',
    mend: 'Leave closed days out of the availability, by the same rule as the calendar.',
  },
  'guests.group': {
    title: 'A group is -1',
    section: 'specification 2 and 9',
    expected: 'Status 200 for -1 guests, without a time that can be booked.',
    widget: '"15+ Group Booking Enquiry" leads to an error, or to a booking for minus one.',
    mend: 'Take -1 in the path as a group: slots that can be enquired about alone.',
  },
  'guests.large': {
    title: 'Fourteen guests are answered',
    section: 'specification 9',
    expected: 'Status 200 for every party of 1 to 14.',
    widget: 'The largest parties of the list get an error instead of times.',
    mend: 'Answer 200 with full slots where no table is large enough.',
  },
  'availability.flag': {
    title: 'The original restaurant has one flag',
    section: 'specification 3, decisions "Names"',
    expected:
      'originalChoiceAvailable or anyAvailabilityInOriginalRestaurant, true or false; both only if they agree.',
    widget:
      'Without the flag the diner reads that availability could not be checked; of two it takes originalChoiceAvailable.',
    mend: 'Send originalChoiceAvailable alone.',
  },
  'availability.free': {
    title: 'A free slot is free when it is checked',
    section: 'specification 4, "Continue"',
    expected: 'originalChoiceAvailable true for a slot that sessions call available.',
    widget: 'Every chosen time leads to other restaurants: nobody gets to the details.',
    mend: 'Let both calls use one rule, and read the path as venue, date, HHMM, guests.',
  },
  'availability.full': {
    title: 'A time that is not free is not confirmed',
    section: 'specification 4, "Continue"',
    expected: 'The flag false for a time that sessions do not call available.',
    widget: 'The diner types all the details and is refused at the last press.',
    mend: 'Say whether exactly this time is free, not whether the day has any table.',
  },
  'availability.none': {
    title: 'noAvailability agrees with what is offered',
    section: 'specification 8',
    expected: 'noAvailability true exactly where no venue has a slot to book or to enquire about.',
    widget: 'The diner reads that there is nothing although there is, or sees an empty list.',
    mend: 'Compute it from the list that is sent.',
  },
  'availability.venues': {
    title: 'Other restaurants come with slots and configuration',
    section: 'specification 3 and 4, contract 2',
    expected:
      'Each venue with availability and bookingConfiguration, and with a slot to book or enquire about.',
    widget: 'A restaurant without such a slot is not listed: step 2 may be empty.',
    mend: 'Send each venue with the slots around the chosen time.',
  },
  'availability.closed': {
    title: 'originalChoiceClosed agrees with the closure',
    section: 'specification 2, "Step 2", and 5',
    expected: 'true on a closed day, false on an open one.',
    widget: 'The wrong message stands above the alternatives.',
    mend: 'Use the same closure as the venue sends.',
  },
  'availability.time': {
    title: 'A time before ten has four digits in the path',
    section: 'specification 7, "HHMM"',
    expected: 'Status 200 for 0930.',
    widget: 'No time before ten can be checked.',
    mend: 'Read the part as text of four digits, not as an octal number or a length of three.',
  },
  'menus.once': {
    title: 'A menu comes once',
    section: 'specification 3, "Menu"',
    expected: 'No id twice.',
    widget: 'Choosing one menu chooses two.',
    mend: 'Make the query distinct.',
  },
} as const satisfies CheckTexts
