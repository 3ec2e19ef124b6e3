import { addDays, addMonths, addYears, endOfWeek, startOfWeek, type Day } from 'date-fns'
import { regionOf } from 'tavola/page'
import { dayAt, toDate, type Formats, type PlainDate } from 'tavola/time'

/** YYYY-MM. */
export type Month = string

export const monthOf = (day: PlainDate): Month => day.slice(0, 7)

const plain = (date: Date): PlainDate => dayAt(date)

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
export function closestDay(
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

/** The longest weekday name that fits above its column, in characters. */
const longestShortName = 4

/** A Sunday. */
const sunday = '2026-01-04'

/** "November 2026", in the locale's words. */
export const monthName = (month: Month, formats: Formats): string =>
  formats.date(`${month}-01`, { month: 'long', year: 'numeric' })

interface WeekdayName {
  /** Short as long as all fit. */
  readonly name: string
  /** For large text. */
  readonly initial: string
}

/** The days' names above their columns. `firstOfWeek`: 0 is Sunday. */
export function weekdayNames(formats: Formats, firstOfWeek: number): WeekdayName[] {
  const days = [...Array(7).keys()].map((index) => plain(addDays(toDate(sunday), firstOfWeek + index)))
  const named = (weekday: 'short' | 'narrow') => (day: PlainDate) => formats.date(day, { weekday })
  const short = days.map(named('short'))
  const initials = days.map(named('narrow'))
  const names = short.every(({ length }) => length <= longestShortName) ? short : initials
  return initials.map((initial, index) => ({ name: names[index]!, initial }))
}

/**
 * The first day of the week in a locale; 0 is Sunday. Not by `getWeekInfo`, which some browsers lack, and which takes a slow
 * phone a tenth of a second.
 */
export function firstOfWeek(locale: string): Day {
  const country = regionOf(locale)
  if (beginOnSunday.test(country)) return 0
  if (beginOnSaturday.test(country)) return 6
  return country === 'MV' ? 5 : 1
}

/** The countries whose week does not begin on Monday (CLDR). */
const beginOnSunday =
  /^(AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|IS|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/
const beginOnSaturday = /^(AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/
