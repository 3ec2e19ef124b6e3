import type { OfferedTime } from 'tavola'
import { chipsInRow, chipsInWideRow, rowsOfName } from './numbers'

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

/**
 * How many times of each sitting stand at once, so that the rows of all fit. A row of each always stands; the first
 * sittings give way first, as evenings are what most diners look for. Where some wait, their button takes a chip's place.
 */
export function timesAtOnce(sittings: readonly Sitting[], room: Room): number[] {
  const wide = timesIn(sittings, room.wide, chipsInWideRow)
  return timesIn(sittings, room.narrow, chipsInRow).map((count, index) => Math.min(count, wide[index]!))
}

function timesIn(sittings: readonly Sitting[], room: number, inRow: number): number[] {
  const rows = sittings.map(({ times }) => Math.ceil(times.length / inRow))
  const all = rows.reduce((sum, count) => sum + count + rowsOfName, 0)
  let excess = Math.max(0, Math.ceil(all - room))
  return sittings.map(({ times }, index) => {
    const folded = Math.min(excess, rows[index]! - 1)
    excess -= folded
    return folded > 0 ? (rows[index]! - folded) * inRow - 1 : times.length
  })
}

/** In rows, in a narrow widget and in a wide one. */
interface Room {
  readonly narrow: number
  readonly wide: number
}
