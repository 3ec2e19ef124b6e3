import { useEffect, useId, useRef, useState } from 'react'
import { dayTimes, firstDay, isByEnquiry, isClosedOn, type OfferedTime } from 'tavola'
import { Place, TelephoneLink, useInserts, usePlugin } from 'tavola/controls'
import { Chip } from './chip'
import type { GlanceContext } from './model'
import { useRoom } from './room'

/** Every time of the day under its sitting's name; full ones are marked, and lead on (decisions, "Full times"). */
export function Sittings() {
  const ctx = usePlugin<GlanceContext>()
  const { facts, journey, busy, brand, now, t } = ctx
  const { venue, date, guests } = facts
  const day = dayTimes(ctx)
  const choice = venue && date !== null ? `${venue.id} ${date} ${guests}` : ''
  const place = useRef<HTMLDivElement>(null)
  useRoom(place, day ? choice : '')
  const isClosed = venue !== null && isClosedOn(venue, firstDay(now(), 0, brand.timeZone))
  if (!choice && isClosed) return <Closed telephone={venue.telephone} />
  // One that is fetched has its room from the press on that chose it.
  const isVenueComing = venue === null && journey !== null && busy
  // Times are asked for once there is a journey.
  if (!(choice && journey) && !isVenueComing) return null
  const hasNone = hasNoTimes(ctx)
  return (
    <div ref={place} className={hasNone ? 'glance glance-none' : 'glance glance-times'}>
      {day && <Day key={choice} day={day} isClosed={isClosed} />}
      {!day && !hasNone && busy && <p className="label glance-waiting">{t('waiting')}</p>}
    </div>
  )
}

/** No day can be chosen, or none is yet: whom to call, and what there is instead. */
function Closed({ telephone }: { readonly telephone: string }) {
  return (
    <div className="glance">
      <TelephoneLink telephone={telephone} />
      <Instead />
    </div>
  )
}

interface DayProps {
  readonly day: readonly OfferedTime[]
  /** The restaurant is closed today: the day is a later one. */
  readonly isClosed: boolean
}

function Day({ day, isClosed }: DayProps) {
  const isFull = day.length > 0 && day.every(({ free }) => !free)
  const hasInstead = isFull || (isClosed && day.length > 0)
  const sittings = sittingsOf(day)
  const counts = timesAtOnce(sittings, hasInstead ? rowsOnFullDay : rowsAtOnce)
  return (
    <>
      {hasInstead && <Instead isFull={isFull} />}
      {sittings.map((sitting, index) => (
        <SittingTimes
          key={sitting.title}
          sitting={sitting}
          atOnce={counts[index]!}
          isLast={index === sittings.length - 1}
        />
      ))}
    </>
  )
}

/** What other plugins offer on a full day, and while the restaurant is closed. Its room is kept, as they ask the back end first (glance.css). */
function Instead({ isFull = false }: { readonly isFull?: boolean }) {
  const { t } = usePlugin<GlanceContext>()
  const hasOffers = useInserts('full-day').length > 0
  return (
    <div className={hasOffers ? 'glance-instead' : undefined}>
      {/* Heard from the note. */}
      {isFull && hasOffers && <p aria-hidden="true">{t('allFull')}</p>}
      <Place name="full-day" />
    </div>
  )
}

interface SittingProps {
  readonly sitting: Sitting
  /** How many of its times stand at once. */
  readonly atOnce: number
  /** Its latest times stand at once, and not its first. */
  readonly isLast: boolean
}

function SittingTimes({ sitting: { title, times }, atOnce, isLast }: SittingProps) {
  const { facts, brand, formats, t } = usePlugin<GlanceContext>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const focusOn = useRef<string>(undefined)
  const name = title || t('times')
  const cut = isLast ? times.length - atOnce : 0
  const shown = isOpen ? times : times.slice(cut, cut + atOnce)
  const waiting = times.filter((one) => !shown.includes(one))
  // A time that is chosen is seen, and stays where it is once another one is.
  if (waiting.some(({ time }) => time === facts.time)) setOpen(true)

  useEffect(() => {
    if (focusOn.current === undefined) return
    group.current!.querySelector<HTMLElement>(`[value="${focusOn.current}"]`)?.focus()
    focusOn.current = undefined
  }, [isOpen])

  const more = waiting.length > 0 && (
    <button
      type="button"
      part="chip"
      className="glance-chip"
      onClick={() => {
        focusOn.current = waiting[0]!.time
        setOpen(true)
      }}
    >
      <span>
        {t('moreTimes', { count: formats.number(waiting.length) })}{' '}
        <span className="glance-heard">{name}</span>
      </span>
    </button>
  )
  return (
    <>
      <p part="label" id={id} className="label" lang={title ? brand.backEndLanguage : undefined} dir="auto">
        {name}
      </p>
      <div className="glance-group">
        {isLast && more}
        <div ref={group} role="radiogroup" aria-labelledby={id} className="glance-group">
          {shown.map((time) => (
            <TimeChip key={time.time} name={id} offered={time} />
          ))}
        </div>
        {!isLast && more}
      </div>
    </>
  )
}

function TimeChip({ name, offered }: { readonly name: string; readonly offered: OfferedTime }) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, formats, set, t } = ctx
  const { time, free } = offered
  return (
    <Chip
      name={name}
      value={time}
      checked={facts.time === time}
      isQuiet={!free}
      onChoose={() => set({ time })}
    >
      {formats.time(time)} {!free && <small>{t(isByEnquiry(ctx, offered) ? 'enquire' : 'full')}</small>}
    </Chip>
  )
}

/** The fewest chips in a row: on a phone of 360 px, and in a wide widget. */
const chipsInRow = 5
const chipsInWideRow = 10
/** Rows of times that are shown at first: their height is reserved (glance.css). */
const rowsAtOnce = { narrow: 8, wide: 5.2 }
/** The same beside other offers: on a day without a free time, and while the restaurant is closed. */
const rowsOnFullDay = { narrow: 5, wide: 2 }
/** A sitting's name as a part of a row. */
const rowsOfName = 0.5

/** The chosen day has no times to show: none at all, or they could not be fetched. Step 1's own note says which. */
export const hasNoTimes = (ctx: GlanceContext): boolean =>
  ctx.facts.sessionsFailed || dayTimes(ctx)?.length === 0

interface Sitting {
  /** Empty where the server names none. */
  readonly title: string
  readonly times: readonly OfferedTime[]
}

/** The times of a day by their sitting, in the order of the first time of each. */
function sittingsOf(day: readonly OfferedTime[]): Sitting[] {
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
function timesAtOnce(sittings: readonly Sitting[], room: Room): number[] {
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
