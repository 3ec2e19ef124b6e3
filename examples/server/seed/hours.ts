import type { Hours } from './restaurant-seed'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const WEEK = [1, 2, 3, 4, 5]
const WEEKEND = [6, 7]
const NOT_MONDAY = [2, 3, 4, 5, 6, 7]

/** Lunch and dinner, later at weekends. */
export const cityHours: Hours = [
  { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1500' },
  { title: 'Dinner', weekdays: WEEK, first: '1700', last: '2130' },
  { title: 'Dinner', weekdays: WEEKEND, first: '1630', last: '2200' },
]

/** For smaller towns: closed on Mondays. */
export const townHours: Hours = [
  { title: 'Lunch', weekdays: WEEKEND, first: '1230', last: '1530' },
  { title: 'Dinner', weekdays: NOT_MONDAY, first: '1700', last: '2100' },
]

/** Brunch, lunch and dinner, for the busiest streets. */
export const allDayHours: Hours = [
  { title: 'Brunch', weekdays: WEEKEND, first: '1000', last: '1145' },
  { title: 'Lunch', weekdays: EVERY_DAY, first: '1200', last: '1545' },
  { title: 'Dinner', weekdays: EVERY_DAY, first: '1600', last: '2200' },
]
