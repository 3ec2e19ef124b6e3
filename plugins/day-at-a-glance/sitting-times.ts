import { dayTimes, type OfferedTime } from 'tavola'
import type { GlanceContext } from './model'

/** The fewest chips in a row: on a phone of 360 px, and in a wide widget. */
const chipsInRow = 5
const chipsInWideRow = 10
/** Rows of times that are shown at first: their height is reserved (glance.css). */
export const rowsAtOnce = { narrow: 8, wide: 5.2 }
/** The same beside other offers: on a day without a free time, and while the restaurant is closed. */
export const rowsOnFullDay = { narrow: 5, wide: 2 }
/** A sitting's name as a part of a row. */
const rowsOfName = 0.5

/** The chosen day has no times to show: none at all, or they could not be fetched. Step 1's own note says which. */
export const hasNoTimes = (ctx: GlanceContext): boolean =>
  ctx.facts.sessionsFailed || dayTimes(ctx)?.length === 0

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
