import { formatISO } from 'date-fns'
import { DayPicker } from 'react-day-picker'
import { firstDay, isClosedOn, longDate, toDate, usePlugin, useStyles } from 'tavola'
import css from './calendar.css'
import type { StartContext } from './model'

const toPlainDate = (day: Date) => formatISO(day, { representation: 'date' })

/** The month grid: past days, days within the journey's notice and closed days are disabled (section 5, "Date"). */
export default function Calendar() {
  useStyles(css)
  const { facts, journey, brand, state, set, now } = usePlugin<StartContext>()
  const { venue, date } = facts
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
        required
        autoFocus
        weekStartsOn={1}
        today={toDate(firstDay(now(), 0, brand.timeZone))}
        startMonth={toDate(first)}
        defaultMonth={selected ?? toDate(first)}
        selected={selected}
        onSelect={pick}
        disabled={[{ before: toDate(first) }, (day) => venue !== null && isClosedOn(venue, toPlainDate(day))]}
        labels={{ labelDayButton: (day) => longDate(toPlainDate(day), brand.locale) }}
      />
    </div>
  )
}

/** On a small phone its last weeks would open below the fold. */
function showWhole(calendar: HTMLElement | null): void {
  calendar?.scrollIntoView?.({ block: 'nearest' })
}
