import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { dayTimes, firstDay, isByEnquiry, isClosedOn, minutesTo, timeName, type OfferedTime } from 'tavola'
import {
  RadioChip,
  ChipButton,
  moveFocus,
  Place,
  TelephoneLink,
  useAncestorMark,
  useInserts,
  usePlugin,
} from 'tavola/controls'
import type { GlanceContext } from './model'
import { nearestTimes, sittingsOf, timesAtOnce, wishOf, type Sitting } from './nearest-times'

/** The times nearest to the wished one; the others are behind one press (time.nearest). */
export function Sittings() {
  const ctx = usePlugin<GlanceContext>()
  const { facts, journey, busy, brand, now } = ctx
  const { venue, date, guests } = facts
  const day = dayTimes(ctx)
  const choice = venue && date !== null ? `${venue.id} ${date} ${guests}` : ''
  const isClosed = venue !== null && isClosedOn(venue, firstDay(now(), 0, brand.timeZone))
  if (!choice && isClosed) return <Closed telephone={venue.telephone} />
  // One that is fetched has its room from the press on that chose it.
  const isVenueComing = venue === null && journey !== null && busy
  // Times are asked for once there is a journey.
  if (!(choice && journey) && !isVenueComing) return null
  if (hasNoTimes(ctx)) return <NoTimes />
  return (
    <div className="glance glance-times">
      {day ? <Day key={choice} day={day} isClosed={isClosed} /> : <Skeleton isClosed={isClosed} />}
    </div>
  )
}

/** Only marks the step: its note has the room of the times. */
function NoTimes() {
  const root = useRef<HTMLDivElement>(null)
  useAncestorMark(root, '.start', 'data-no-times')
  return <div ref={root} hidden />
}

/** As large as what comes. The announcer tells what is looked up. */
function Skeleton({ isClosed }: { readonly isClosed: boolean }) {
  const { t } = usePlugin<GlanceContext>()
  const hasOffers = useInserts('full-day').length > 0
  const root = useRef<HTMLDivElement>(null)
  useAncestorMark(root, '.start', 'data-times-coming')
  return (
    // An impatient press leaves the focus where it is.
    <div ref={root} aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
      {isClosed && hasOffers && <div className="glance-instead" />}
      <p className="label">{t('times')}</p>
      <div className="glance-group">
        {[...Array(timesAtOnce + 1).keys()].map((index) => (
          <span key={index} className="chip glance-skeleton" />
        ))}
      </div>
    </div>
  )
}

/** No day can be chosen, or none is yet: whom to call, and what there is instead. */
function Closed({ telephone }: { readonly telephone: string }) {
  return (
    <div className="glance">
      <TelephoneLink telephone={telephone} />
      <Place name="full-day" />
    </div>
  )
}

interface DayProps {
  readonly day: readonly OfferedTime[]
  /** The restaurant is closed today: the day is a later one. */
  readonly isClosed: boolean
}

function Day({ day, isClosed }: DayProps) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, formats, t } = ctx
  // A time that is chosen moves no other.
  const [wish] = useState(() => wishOf(ctx))
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // Of all sittings: they are one answer, with one stop of Tab.
  const name = useId()
  const focusOn = useRef<string>(undefined)
  const isFull = day.every(({ free }) => !free)
  const hasOffers = useInserts('full-day').length > 0 && (isFull || isClosed)
  const nearest = nearestTimes(day, wish, facts.sessions)
  const isFolded = isFull && hasOffers && !day.some((one) => isByEnquiry(ctx, one))
  const shown = isFolded ? [] : nearest.times
  const waiting = day.filter((one) => !shown.includes(one))
  // A time that is chosen is seen, and stays where it is once another one is.
  if (!isOpen && waiting.some(({ time }) => time === facts.time)) setOpen(true)

  useFocusKeptInside(root)
  useEffect(() => {
    if (focusOn.current === undefined) return
    moveFocus(root.current!.querySelector<HTMLElement>(`[value="${focusOn.current}"]`))
    focusOn.current = undefined
  }, [isOpen])

  const more = waiting.length > 0 && !isOpen && (
    <ChipButton
      onClick={() => {
        focusOn.current = waiting[0]!.time
        setOpen(true)
      }}
    >
      <span>
        <span>{t('moreTimes', { count: formats.number(waiting.length) })}</span>{' '}
        <span className="glance-heard">{t('moreTimesName', { count: waiting.length })}</span>
      </span>
    </ChipButton>
  )
  return (
    <div ref={root}>
      {hasOffers && (
        <div className="glance-instead">
          {/* Heard from the note. */}
          {isFull && (
            <p className="label" aria-hidden="true">
              {t('allFull')}
            </p>
          )}
          <Place name="full-day" />
        </div>
      )}
      {isOpen ? (
        sittingsOf(day).map((sitting) => (
          <SittingTimes key={sitting.title} {...sitting} name={name} wish={wish} />
        ))
      ) : isFolded ? (
        more
      ) : (
        <SittingTimes {...nearest} name={name} wish={wish} more={more} />
      )}
    </div>
  )
}

/** A focused time that goes with its day leaves the focus to the times' place, where the next ones come. */
function useFocusKeptInside(times: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = times.current!
    const place = element.parentElement!
    return () => {
      const { activeElement } = element.getRootNode() as Document | ShadowRoot
      if (!element.contains(activeElement)) return
      place.tabIndex = -1
      moveFocus(place, { preventScroll: true })
    }
  }, [times])
}

interface SittingProps extends Sitting {
  /** The group of radios that its times belong to. */
  readonly name: string
  readonly wish: string
  readonly more?: ReactNode
}

function SittingTimes({ title, times, name, wish, more }: SittingProps) {
  const { facts, brand, t } = usePlugin<GlanceContext>()
  const id = useId()
  const isTaken = times.some(({ time, free }) => time === wish && !free)
  return (
    <>
      <p part="label" id={id} className="label" lang={title ? brand.backEndLanguage : undefined} dir="auto">
        {title || t('times')}
      </p>
      <div className="glance-group">
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {times.map((offered) => (
            <TimeChip
              key={offered.time}
              name={name}
              offered={offered}
              checked={facts.time === offered.time}
              wish={isTaken && wish}
            />
          ))}
        </div>
        {more}
      </div>
    </>
  )
}

interface TimeChipProps {
  readonly name: string
  readonly offered: OfferedTime
  readonly checked: boolean
  /** The time that was asked for, where it is not free. */
  readonly wish: string | false
}

/** A press renders the two times that it changes: a day may have a hundred. So the chosen time is not read here. */
const TimeChip = memo(function TimeChip({ name, offered, checked, wish }: TimeChipProps) {
  const ctx = usePlugin<GlanceContext>()
  const { set, t } = ctx
  const { time, free } = offered
  const id = useId()
  const away = free && wish && awayFrom(wish, time, ctx)
  return (
    <RadioChip
      name={name}
      value={time}
      checked={checked}
      describedBy={away ? id : undefined}
      isQuiet={!free}
      onChange={() => set({ time })}
    >
      {breakable(timeName(ctx, time))}{' '}
      {!free && <small>{t(isByEnquiry(ctx, offered) ? 'enquire' : 'full')}</small>}
      {away && (
        <small id={id} aria-hidden="true">
          {away}
        </small>
      )}
    </RadioChip>
  )
})

/** "12:45 PM" in two lines where the chip is narrow: its space is one that keeps a line together. */
const breakable = (name: string) => name.replace(/[\u00a0\u202f]/g, ' ')

/** "1 h 15 min earlier". */
function awayFrom(wish: string, time: string, { facts, formats, t }: GlanceContext): string {
  const ahead = minutesTo(wish, time, facts.sessions)
  const minutes = Math.abs(ahead)
  const parts = [
    ['hours', Math.floor(minutes / 60)],
    ['minutes', minutes % 60],
  ] as const
  const span = parts.flatMap(([unit, count]) => (count ? t(unit, { count: formats.number(count) }) : []))
  return t(ahead < 0 ? 'earlier' : 'later', { span: span.join(' ') })
}

/** The chosen day has no times to show: none at all, or they could not be fetched. Step 1's own note says which. */
export const hasNoTimes = (ctx: GlanceContext): boolean =>
  ctx.facts.sessionsFailed || dayTimes(ctx)?.length === 0
