import { addDays, addMonths, addYears, endOfWeek, formatISO, startOfWeek, type Day } from 'date-fns'
import { toDate, type PlainDate } from 'tavola'

/** YYYY-MM. */
export type Month = string

export const monthOf = (day: PlainDate): Month => day.slice(0, 7)

const plain = (date: Date): PlainDate => formatISO(date, { representation: 'date' })

export const nextMonth = (month: Month, months: number): Month =>
  monthOf(plain(addMonths(toDate(`${month}-01`), months)))

/** The weeks of a month; null stands for the days of other months. `firstOfWeek`: 0 is Sunday. */
export function weeksOf(month: Month, firstOfWeek: Day): (PlainDate | null)[][] {
  const weeks: (PlainDate | null)[][] = []
  const isHere = (date: Date) => monthOf(plain(date)) === month
  let first = startOfWeek(toDate(`${month}-01`), { weekStartsOn: firstOfWeek })
  for (; weeks.length === 0 || isHere(first); first = addDays(first, 7)) {
    const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days))
    weeks.push(week.map((date) => (isHere(date) ? plain(date) : null)))
  }
  return weeks
}

interface Writing {
  readonly firstOfWeek: Day
  readonly isRightToLeft: boolean
}

/** Where a key leads from a day in a calendar (the ARIA pattern of a date grid); undefined for other keys. */
export function dayByKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  from: PlainDate,
  { firstOfWeek: weekStartsOn, isRightToLeft }: Writing,
): PlainDate | undefined {
  const ahead = isRightToLeft ? -1 : 1
  const turn = shiftKey ? addYears : addMonths
  const keys: Readonly<Record<string, (day: Date) => Date>> = {
    ArrowRight: (day) => addDays(day, ahead),
    ArrowLeft: (day) => addDays(day, -ahead),
    ArrowDown: (day) => addDays(day, 7),
    ArrowUp: (day) => addDays(day, -7),
    PageDown: (day) => turn(day, 1),
    PageUp: (day) => turn(day, -1),
    Home: (day) => startOfWeek(day, { weekStartsOn }),
    End: (day) => endOfWeek(day, { weekStartsOn }),
  }
  const move = Object.hasOwn(keys, key) && keys[key]
  return move ? plain(move(toDate(from))) : undefined
}

/** How far a free day is looked for, in days. */
const farthest = 366

/** The free day that is closest to `day`: first on, in the direction of the way there, then back. */
export function closestFree(
  day: PlainDate,
  way: 1 | -1,
  isFree: (day: PlainDate) => boolean,
): PlainDate | undefined {
  const start = toDate(day)
  for (const direction of [way, -way]) {
    for (let days = 0; days < farthest; days++) {
      const next = plain(addDays(start, days * direction))
      if (isFree(next)) return next
    }
  }
  return undefined
}
