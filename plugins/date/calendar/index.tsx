import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import type { Messages } from 'tavola'
import { directionOf, safeDocument } from 'tavola/page'
import { firstDay, isClosedOn, type PlainDate } from 'tavola/time'
import { moveFocus, usePlugin, useStyles } from 'tavola/controls'
import type { DateContext } from '..'
import css from './calendar.css'
import {
  closestDay,
  dayByKey,
  firstOfWeek as firstOfWeekIn,
  monthName,
  monthOf,
  nextMonth,
  weeksOf,
  type Month,
} from './month'
import { MonthGrid } from './month-grid'

export const texts = {
  months: 'Months',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openFrom: 'Open from {date}',
} as const satisfies Messages

type CalendarContext = DateContext<typeof texts>

/** Where the diner has gone in the calendar; without a `day` by the buttons for months, which keep the focus. */
interface Position {
  readonly month: Month
  readonly day?: PlainDate
}

/** The month grid: past days, days within the journey's notice and closed days are disabled (date.past, date.closure). */
export default function Calendar() {
  useStyles(css)
  const { facts, journey, brand, formats, state, set, now, announce, t } = usePlugin<CalendarContext>()
  const { venue, date } = facts
  const { locale, timeZone } = brand
  const [firstOfWeek, direction] = useMemo(() => [firstOfWeekIn(locale), directionOf(locale)], [locale])
  /** Null where it has just been opened. */
  const [position, setPosition] = useState<Position | null>(null)
  const isOpen = state.isOpen.value
  const root = useFocus(isOpen, position)
  useRoomBeside(root, isOpen)
  // It stays rendered, hidden, and begins at the chosen day again.
  useEffect(() => (isOpen ? () => setPosition(null) : undefined), [isOpen])

  const first = firstDay(now(), journey?.noticeHours, timeZone)
  const canChoose = (day: PlainDate) => day >= first && !(venue && isClosedOn(venue, day))
  /** The first day that can be chosen: later than `first` where the restaurant is closed until then. */
  const opens = closestDay(first, 1, canChoose) ?? venue?.closedTo ?? first
  const month = position?.month ?? monthOf(date ?? opens)
  const weeks = useMemo(() => weeksOf(month, firstOfWeek), [month, firstOfWeek])
  const isHere = (day: PlainDate | null | undefined) =>
    day != null && monthOf(day) === month && canChoose(day)

  function pick(day: PlainDate) {
    set({ date: day })
    state.isOpen.value = false
  }

  /** The button keeps the focus: the month is said. */
  function turn(months: 1 | -1) {
    const to = nextMonth(month, months)
    setPosition({ month: to })
    announce(monthName(to, formats))
  }

  function move(event: KeyboardEvent, from: PlainDate) {
    const to = dayByKey(event, from, { firstOfWeek, isRightToLeft: direction === 'rtl' })
    if (!to) return
    event.preventDefault()
    const day = closestDay(to, to < from ? -1 : 1, canChoose)
    if (day) setPosition({ month: monthOf(day), day })
  }

  return (
    <div ref={root} className="month" lang={locale} dir={direction}>
      <MonthButtons canGoBack={month > monthOf(first)} onTurn={turn} />
      <p className="month-name">{monthName(month, formats)}</p>
      {opens > first && <p className="month-opens">{t('openFrom', { date: formats.longDate(opens) })}</p>}
      <MonthGrid
        month={month}
        weeks={weeks}
        formats={formats}
        firstOfWeek={firstOfWeek}
        canChoose={canChoose}
        chosen={date}
        tabStop={[position?.day, date, opens, ...weeks.flat()].find(isHere)}
        onPick={pick}
        onKey={move}
      />
    </div>
  )
}

/** Shows the whole calendar as it opens; the focus goes to the day that Tab leads to, then and with each move by keys. */
function useFocus(open: boolean, position: Position | null) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small phone the last weeks would otherwise be below the visible area.
    if (open) root.current!.scrollIntoView?.({ block: 'nearest' })
  }, [open])
  const isTurned = position !== null && position.day === undefined
  useEffect(() => {
    if (open && !isTurned) moveFocus(root.current!.querySelector<HTMLElement>('[data-day][tabindex="0"]'))
  }, [open, isTurned, position])
  return root
}

/** On a small phone the calendar may be wider than the widget, by a few pixels, if the page has room on both sides. */
function useRoomBeside(root: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const panel = root.current!.parentElement
    const widget = panel?.closest('section')
    if (!open || !widget) return
    const { left, right } = widget.getBoundingClientRect()
    const room = Math.min(left, safeDocument.documentElement.clientWidth - right, mostBeside)
    panel!.style.setProperty('--room-beside', `${Math.max(0, room)}px`)
  }, [root, open])
}

/** In pixels. */
const mostBeside = 3

interface MonthButtonsProps {
  readonly canGoBack: boolean
  readonly onTurn: (months: 1 | -1) => void
}

function MonthButtons({ canGoBack, onTurn }: MonthButtonsProps) {
  const { t } = usePlugin<CalendarContext>()
  // Not `disabled`: the button that led to the first month must not lose the focus.
  const back = canGoBack ? {} : { 'aria-disabled': true, tabIndex: -1 }
  return (
    <nav aria-label={t('months')} className="month-buttons">
      <button type="button" aria-label={t('previousMonth')} {...back} onClick={() => canGoBack && onTurn(-1)}>
        <Chevron points="16 18.1 9.8 12 16 5.9 14.1 4 6 12 14.1 20" />
      </button>
      <button type="button" aria-label={t('nextMonth')} onClick={() => onTurn(1)}>
        <Chevron points="8 18.1 14.2 12 8 5.9 9.9 4 18 12 9.9 20" />
      </button>
    </nav>
  )
}

const Chevron = ({ points }: { readonly points: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <polygon points={points} />
  </svg>
)
