import type { OfferedTime } from 'tavola'
import { chipsInRow, chipsInWideRow, rowsOfLink, rowsOfName } from './numbers'

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
export function earlierTimes(day: readonly OfferedTime[], room: Room): number {
  let left = 0
  const rows = (inRow: number) =>
    sittingsOf(day.slice(left)).reduce(
      (sum, { times }) => sum + rowsOfName + Math.ceil(times.length / inRow),
      left > 0 ? rowsOfLink : 0,
    )
  while (rows(chipsInRow) > room.narrow || rows(chipsInWideRow) > room.wide) left++
  return left
}

/** In rows, in a narrow widget and in a wide one. */
interface Room {
  readonly narrow: number
  readonly wide: number
}
