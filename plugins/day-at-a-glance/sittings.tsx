import { useEffect, useId, useRef, useState } from 'react'
import { dayTimes, firstDay, isByEnquiry, isClosedOn, type OfferedTime } from 'tavola'
import { Place, TelephoneLink, useInserts, usePlugin } from 'tavola/controls'
import { Chip } from './chip'
import type { GlanceContext } from './model'
import { useRoom } from './room'
import { hasNoTimes, rowsAtOnce, rowsOnFullDay, sittingsOf, timesAtOnce, type Sitting } from './sitting-times'

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
