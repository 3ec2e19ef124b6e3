import { definePlugin, here, type Messages, type PluginContext } from 'tavola'
import { DateStrip, watchFirstDay } from './date-strip'
import { DayNote } from './day-note'
import { GuestChips } from './guest-chips'
import { areTimesComing, Sittings, TimesComing } from './sittings'

const options = {
  /** The most days with a chip; three in a narrow widget. */
  days: 4,
  /** The largest number of guests with a chip. */
  guests: 6,
  firstDay: true,
  /** The times that are looked for if the diner and the page name none, HH:MM: today before noon, and otherwise. */
  lunch: '12:30',
  dinner: '19:00',
}

const texts = {
  date: 'Date',
  today: 'Today',
  tonight: 'Tonight',
  tomorrow: 'Tomorrow',
  otherDay: 'Another day',
  guests: 'Guests',
  // A number, and for screen readers what it is.
  more: '{least}+',
  moreName: 'more guests',
  groupNote: 'For {least} or more, send an enquiry.',
  times: 'Time',
  full: 'full',
  enquire: 'enquire',
  moreTimes: '{count} more',
  moreTimesName: { one: 'time', other: 'times' },
  // How far a time is from the one that was asked for: "1 h 15 min earlier".
  earlier: '{span} earlier',
  later: '{span} later',
  hours: '{count} h',
  minutes: '{count} min',
  allFull: 'Fully booked online on this day.',
  chooseFull: 'Choose a time to see other options.',
  taken: "{time} isn't free.",
  takenBut: "{time} isn't free. Try {first}",
  takenButTwo: "{time} isn't free. Try {first} or {second}",
  chosenFull: '{time} is fully booked. See other times and restaurants.',
  chosenEnquiry: '{time} is available on request.',
} as const satisfies Messages

export type GlanceContext = PluginContext<object, typeof options, typeof texts>

/** Step 1 at a glance: days, guests and the nearest times as chips, instead of hour and minute. */
export default definePlugin({
  id: 'day-at-a-glance',
  options,
  texts,
  setup: watchFirstDay,
  inserts: [
    { at: 'date', wraps: true, load: here(DateStrip) },
    { at: 'guests', wraps: true, load: here(GuestChips) },
    { at: 'time', load: here(Sittings) },
    { at: 'times-note', wraps: true, load: here(DayNote) },
    { at: 'after-choices', when: areTimesComing, load: here(TimesComing) },
  ],
})
