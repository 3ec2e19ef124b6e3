/** Dates and times, the package entry `tavola/time`. Days are YYYY-MM-DD and times HH:MM, by the restaurant's clock. */

export {
  addDays,
  clockAt,
  dayAt,
  firstDay,
  isClosedOn,
  isPlainDate,
  timeAt,
  toDate,
  todayOf,
} from './dates/plain-date'
export type { PlainDate } from './dates/plain-date'
export { openDays } from './dates/open-days'
export { hoursBefore, isoAt, momentOf } from './dates/hours-before'
export type { Formats } from './locale/formats'

// The times of the chosen day.
export { dayTimes, earliestTime, offeredTimes } from './times/offered-times'
export type { OfferedTime } from './times/offered-times'
export { timesSelection } from './times/selection'
export { isByEnquiry, minutesApart, minutesTo, nearestFree } from './times/full-times'
export { dayOfTime, hoursOf, timeName, wallTime } from './times/after-midnight'
