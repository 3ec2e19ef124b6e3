import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { dayTimes, isByEnquiry, isClosedOn, todayOf, type OfferedTime } from 'tavola/time'
import { ChipButton, moveFocus, Place, TelephoneLink, useInserts, usePlugin } from 'tavola/controls'
import type { GlanceContext } from '.'
import { nearestTimes, sittingsOf, timesAtOnce, wishOf } from './nearest-times'
import { SittingTimes } from './sitting-times'

/** The times nearest to the wished one; the others are behind one press (time.nearest). */
export function Sittings() {
  const ctx = usePlugin<GlanceContext>()
  const { venue, date, guests } = ctx.facts
  const day = dayTimes(ctx)
  const isClosed = venue !== null && isClosedOn(venue, todayOf(ctx))
  if (isClosed && date === null) return <Closed telephone={venue.telephone} />
  if (!awaitsTimes(ctx) || hasNoTimes(ctx)) return null
  return (
    <div className="glance glance-times">
      {day ? (
        <Day key={`${venue?.id} ${date} ${guests}`} day={day} isClosed={isClosed} />
      ) : (
        <Skeleton isClosed={isClosed} />
      )}
    </div>
  )
}

/** The chosen day has no times to show: none at all, or they could not be fetched. Step 1's own note says which. */
export const hasNoTimes = (ctx: GlanceContext): boolean =>
  ctx.queries.value.sessions?.state === 'failed' || dayTimes(ctx)?.length === 0

/** Whether times are shown or asked for. The room of a restaurant that is being fetched is reserved from the press that chose it. */
export function awaitsTimes({ facts, journey, busy }: GlanceContext): boolean {
  const { venue, date } = facts
  return journey !== null && (venue ? date !== null : busy)
}

/** The room of the times is shown, and they aren't here. */
export const areTimesComing = (ctx: GlanceContext): boolean =>
  awaitsTimes(ctx) && !hasNoTimes(ctx) && dayTimes(ctx) === null

/** The line of the other journeys, below, is hidden beside it. */
export const TimesComing = () => <div hidden className="glance-coming" />

/** As large as what comes. The announcer tells what is looked up. */
function Skeleton({ isClosed }: { readonly isClosed: boolean }) {
  const { t } = usePlugin<GlanceContext>()
  const hasOffers = useInserts('full-day').length > 0
  return (
    // An impatient press leaves the focus where it is.
    <div aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
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
  const { facts } = ctx
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

  function open() {
    focusOn.current = waiting[0]!.time
    setOpen(true)
  }
  const more = waiting.length > 0 && !isOpen && <MoreTimes count={waiting.length} onPress={open} />
  return (
    <div ref={root}>
      {hasOffers && <Instead isFull={isFull} />}
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

/** What other plugins offer instead of the day. */
function Instead({ isFull }: { readonly isFull: boolean }) {
  const { t } = usePlugin<GlanceContext>()
  return (
    <div className="glance-instead">
      {/* Heard from the note. */}
      {isFull && (
        <p className="label" aria-hidden="true">
          {t('allFull')}
        </p>
      )}
      <Place name="full-day" />
    </div>
  )
}

interface MoreProps {
  readonly count: number
  readonly onPress: () => void
}

function MoreTimes({ count, onPress }: MoreProps) {
  const { formats, t } = usePlugin<GlanceContext>()
  return (
    <ChipButton onClick={onPress}>
      <span>
        <span>{t('moreTimes', { count: formats.number(count) })}</span>{' '}
        <span className="glance-heard">{t('moreTimesName', { count })}</span>
      </span>
    </ChipButton>
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
