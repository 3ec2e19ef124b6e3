import type { DateText } from '../time/date'
import type { Restaurant } from './restaurant'

type Closure = Pick<Restaurant, 'closedFrom' | 'closedTo'>

/**
 * Whether a restaurant is closed on a day (section 5, "Date"). Both bounds: closed from `closedFrom`, open again on
 * `closedTo`. Only `closedTo`: the days before it. Only `closedFrom`: the days after it.
 */
export function isClosedOn({ closedFrom, closedTo }: Closure, date: DateText): boolean {
  if (closedFrom !== null && closedTo !== null) return date >= closedFrom && date < closedTo
  if (closedTo !== null) return date < closedTo
  if (closedFrom !== null) return date > closedFrom
  return false
}

/** Whether the last closed day lies behind: nothing is left to tell diners. */
export const isOver = ({ closedTo }: Closure, today: DateText): boolean =>
  closedTo !== null && closedTo <= today
