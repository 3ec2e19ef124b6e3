import type { OfferedTime } from 'tavola'
import { chipsInRow, rowsOfName } from './numbers'

export interface Sitting {
  /** Empty where the server names none. */
  readonly title: string
  readonly times: readonly OfferedTime[]
}

/** The times of a day by their sitting, in the order of the first time of each. */
export function sittingsOf(day: readonly OfferedTime[]): Sitting[] {
  const sittings = new Map<string, OfferedTime[]>()
  for (const time of day) {
    const title = time.session.title.trim()
    sittings.set(title, [...(sittings.get(title) ?? []), time])
  }
  return [...sittings].map(([title, times]) => ({ title, times }))
}

/** How many of the day's first times do not fit into the reserved rows: evenings are what most diners look for. */
export function earlierTimes(day: readonly OfferedTime[], rowsAtOnce: number): number {
  const rows = (from: number) =>
    sittingsOf(day.slice(from)).reduce(
      (sum, { times }) => sum + rowsOfName + Math.ceil(times.length / chipsInRow),
      0,
    )
  let left = 0
  while (rows(left) > rowsAtOnce) left++
  return left
}
