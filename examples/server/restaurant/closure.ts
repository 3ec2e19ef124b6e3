import type { DateText } from '../time/date'
import type { Restaurant } from './restaurant'

type Closure = Pick<Restaurant, 'closedFrom' | 'closedTo'>

/**
 * Whether a restaurant is closed on a day (section 5, "Date"). With both bounds it closes on `closedFrom` and opens again
 * on `closedTo`. With only `closedTo` the days before it are closed, with only `closedFrom` the days after it.
 */
export function isClosedOn({ closedFrom, closedTo }: Closure, date: DateText): boolean {
  if (closedFrom !== null && closedTo !== null) return date >= closedFrom && date < closedTo
  if (closedTo !== null) return date < closedTo
  if (closedFrom !== null) return date > closedFrom
  return false
}

/** Whether the closure is over, so that diners need no message. */
export const isOver = ({ closedTo }: Closure, today: DateText): boolean =>
  closedTo !== null && closedTo <= today
