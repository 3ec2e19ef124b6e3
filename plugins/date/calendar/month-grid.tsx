import type { Day as Weekday } from 'date-fns'
import { memo, type KeyboardEvent, type SyntheticEvent } from 'react'
import { todayOf, type Formats, type PlainDate } from 'tavola/time'
import { usePlugin } from 'tavola/controls'
import { monthName, weekdayNames, type Month } from './month'

interface Props {
  readonly month: Month
  /** Null stands for a day of another month. */
  readonly weeks: readonly (readonly (PlainDate | null)[])[]
  readonly formats: Formats
  readonly firstOfWeek: Weekday
  readonly canChoose: (day: PlainDate) => boolean
  readonly chosen: PlainDate | null
  /** The day that Tab leads to; the arrow keys lead to the others. */
  readonly tabStop: PlainDate | null | undefined
  readonly onPick: (day: PlainDate) => void
  readonly onKey: (event: KeyboardEvent, day: PlainDate) => void
}

/** A month's days as a grid, which hears the presses of all of them. */
export function MonthGrid({ month, weeks, formats, firstOfWeek, onPick, onKey, ...props }: Props) {
  const { canChoose, chosen, tabStop } = props
  const today = todayOf(usePlugin())
  const onDay =
    <Event extends SyntheticEvent>(then: (event: Event, day: PlainDate) => void) =>
    (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-day]')
      if (button) then(event, button.dataset.day!)
    }

  return (
    <table
      role="grid"
      aria-label={monthName(month, formats)}
      className="month-grid"
      onClick={onDay((_, day) => canChoose(day) && onPick(day))}
      onKeyDown={onDay(onKey)}
    >
      <Weekdays formats={formats} firstOfWeek={firstOfWeek} />
      {/* Another month brings new elements: the focus on one of them is heard. */}
      <tbody key={month}>
        {weeks.map((week, row) => (
          <tr key={row}>
            {week.map((day, column) =>
              day === null ? (
                <td key={column} />
              ) : (
                <Day
                  key={column}
                  day={day}
                  formats={formats}
                  canChoose={canChoose(day)}
                  isChosen={day === chosen}
                  isToday={day === today}
                  isTabStop={day === tabStop}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Not for screen readers: each day's own name begins with its weekday. */
const Weekdays = memo(function Weekdays({ formats, firstOfWeek }: Pick<Props, 'formats' | 'firstOfWeek'>) {
  return (
    <thead aria-hidden>
      <tr>
        {weekdayNames(formats, firstOfWeek).map(({ name, initial }, column) => (
          <th key={column} scope="col" className="month-weekday" data-initial={initial}>
            <span>{name}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

interface DayProps {
  readonly day: PlainDate
  readonly formats: Formats
  /** It can be chosen. */
  readonly canChoose: boolean
  readonly isChosen: boolean
  readonly isToday: boolean
  readonly isTabStop: boolean
}

/** Rendered again only if something of it changes. */
const Day = memo(function Day({ day, formats, canChoose, isChosen, isToday, isTabStop }: DayProps) {
  return (
    <td role="gridcell" data-today={isToday || undefined}>
      <button
        type="button"
        part={isChosen ? 'day day-chosen' : 'day'}
        className="day"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={formats.longDate(day)}
        aria-pressed={isChosen || undefined}
        aria-current={isToday ? 'date' : undefined}
        disabled={!canChoose}
      >
        {formats.number(Number(day.slice(8)))}
      </button>
    </td>
  )
})
