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

/**
 * How many times of each sitting stand at once, so that the rows of all fit. A row of each always stands; the first
 * sittings give way first, as evenings are what most diners look for. Where some wait, their button takes a chip's place.
 */
export function timesAtOnce(sittings: readonly Sitting[], rowsAtOnce: number): number[] {
  const rows = sittings.map(({ times }) => Math.ceil(times.length / chipsInRow))
  const all = rows.reduce((sum, count) => sum + count + rowsOfName, 0)
  let excess = Math.max(0, Math.ceil(all - rowsAtOnce))
  return sittings.map(({ times }, index) => {
    const folded = Math.min(excess, rows[index]! - 1)
    excess -= folded
    return folded > 0 ? (rows[index]! - folded) * chipsInRow - 1 : times.length
  })
}
