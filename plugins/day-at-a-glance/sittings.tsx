import { useId, useRef, useState } from 'react'
import { dayTimes, isByEnquiry, localDigits, Place, useInserts, usePlugin, type OfferedTime } from 'tavola'
import { Chip } from './chip'
import { hasNoTimes } from './failed-times'
import { choiceOf, type GlanceContext } from './model'
import { rowsAtOnce, rowsOnFullDay } from './numbers'
import { useRoom } from './room'
import { earlierTimes, sittingsOf, type Sitting } from './sitting-times'

/** Every time of the day under its sitting's name; full ones are marked, and lead on (decisions, "Full times"). */
export function Sittings() {
  const ctx = usePlugin<GlanceContext>()
  const { facts, journey, busy, t } = ctx
  const day = dayTimes(ctx)
  const choice = choiceOf(facts)
  const place = useRef<HTMLDivElement>(null)
  useRoom(place, day ? choice : '')
  // One that is fetched has its room from the press on that chose it.
  const isVenueComing = facts.venue === null && journey !== null && busy
  if (!choice && !isVenueComing) return null
  const hasNone = hasNoTimes(ctx)
  return (
    <div ref={place} className={hasNone ? 'glance glance-none' : 'glance glance-times'}>
      {day && <Day key={choice} day={day} />}
      {!day && !hasNone && <p className="label glance-waiting">{t('waiting')}</p>}
    </div>
  )
}

function Day({ day }: { readonly day: readonly OfferedTime[] }) {
  const { t } = usePlugin<GlanceContext>()
  const [showsAll, setShowsAll] = useState(false)
  const isFull = day.every(({ free }) => !free)
  const earlier = showsAll ? 0 : earlierTimes(day, isFull ? rowsOnFullDay : rowsAtOnce)
  return (
    <>
      {isFull && day.length > 0 && <Instead />}
      {earlier > 0 && (
        <button type="button" part="link" className="link" onClick={() => setShowsAll(true)}>
          {t('earlier', { count: earlier })}
        </button>
      )}
      {sittingsOf(day.slice(earlier)).map((sitting) => (
        <SittingTimes key={sitting.title} sitting={sitting} />
      ))}
    </>
  )
}

/** What other plugins offer on a full day. Its room is kept, as they ask the back end first (glance.css). */
function Instead() {
  const hasOffers = useInserts('full-day').length > 0
  return (
    <div className={hasOffers ? 'glance-instead' : undefined}>
      <Place name="full-day" />
    </div>
  )
}

function SittingTimes({ sitting: { title, times } }: { readonly sitting: Sitting }) {
  const { t } = usePlugin<GlanceContext>()
  const id = useId()
  return (
    <>
      <p part="label" id={id} className="label" dir="auto">
        {title || t('times')}
      </p>
      <div role="radiogroup" aria-labelledby={id} className="glance-group">
        {times.map((time) => (
          <TimeChip key={time.time} name={id} offered={time} />
        ))}
      </div>
    </>
  )
}

function TimeChip({ name, offered }: { readonly name: string; readonly offered: OfferedTime }) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, brand, set, t } = ctx
  const { time, free } = offered
  return (
    <Chip name={name} checked={facts.time === time} isQuiet={!free} onChoose={() => set({ time })}>
      {localDigits(time, brand.locale)}{' '}
      {!free && <small>{t(isByEnquiry(ctx, offered) ? 'enquire' : 'full')}</small>}
    </Chip>
  )
}
