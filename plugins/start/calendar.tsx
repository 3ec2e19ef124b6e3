import { formatISO } from 'date-fns'
import { DayButton, DayPicker, type DayButtonProps } from 'react-day-picker'
import { directionOf, firstDay, isClosedOn, toDate, usePlugin, useStyles, useTexts } from 'tavola'
import css from './calendar.css'
import { calendarMessages } from './calendar-messages'
import { wordsOf } from './calendar-words'
import type { StartContext } from './model'
import { firstOfWeek } from './week'

const toPlainDate = (day: Date) => formatISO(day, { representation: 'date' })

/** The month grid: past days, days within the journey's notice and closed days are disabled (section 5, "Date"). */
export default function Calendar() {
  useStyles(css)
  const { facts, journey, brand, state, set, now } = usePlugin<StartContext>()
  const t = useTexts('start', calendarMessages)
  const { venue, date } = facts
  const { locale } = brand
  const first = firstDay(now(), journey?.noticeHours, brand.timeZone)
  const selected = date ? toDate(date) : undefined

  function pick(day: Date | undefined) {
    if (day) set({ date: toPlainDate(day) })
    state.calendarOpen.value = false
  }

  return (
    <div ref={showWhole}>
      <DayPicker
        mode="single"
        components={{ DayButton: Day }}
        required
        autoFocus
        {...wordsOf(locale, t, toPlainDate)}
        lang={locale}
        dir={directionOf(locale)}
        weekStartsOn={firstOfWeek(locale)}
        today={toDate(firstDay(now(), 0, brand.timeZone))}
        startMonth={toDate(first)}
        defaultMonth={selected ?? toDate(first)}
        selected={selected}
        onSelect={pick}
        disabled={[{ before: toDate(first) }, (day) => venue !== null && isClosedOn(venue, toPlainDate(day))]}
      />
    </div>
  )
}

/** A day with a `part`, for the page's styles. */
function Day(props: DayButtonProps) {
  return <DayButton {...props} part={props.modifiers.selected ? 'day day-chosen' : 'day'} />
}

/** On a small phone the last weeks would otherwise be below the visible area. */
function showWhole(calendar: HTMLElement | null): void {
  calendar?.scrollIntoView?.({ block: 'nearest' })
}
