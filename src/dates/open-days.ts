import { addDays, isClosedOn, type Closure, type PlainDate } from './plain-date'

/** How many days ahead an open day is looked for. */
const farthest = 366

/** The first `count` open days from `first` on, within a year. `step`: 7 for the same weekday alone. */
export function openDays(venue: Closure | null, first: PlainDate, count: number, step = 1): PlainDate[] {
  const days: PlainDate[] = []
  for (let ahead = 0; ahead < farthest && days.length < count; ahead += step) {
    const day = addDays(first, ahead)
    if (!venue || !isClosedOn(venue, day)) days.push(day)
  }
  return days
}
