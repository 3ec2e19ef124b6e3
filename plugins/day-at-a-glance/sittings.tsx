import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { dayTimes, isByEnquiry, localDigits, Place, useInserts, usePlugin, type OfferedTime } from 'tavola'
import { Chip } from './chip'
import type { GlanceContext } from './model'
import { rowsAtOnce, rowsOnFullDay } from './numbers'
import { earlierTimes, sittingsOf, type Sitting } from './sitting-times'

/** Every time of the day under its sitting's name; full ones are marked, and lead on (decisions, "Full times"). */
export function Sittings() {
  const ctx = usePlugin<GlanceContext>()
  const { facts, journey, busy, t } = ctx
  const day = dayTimes(ctx)
  const { venue, date, guests } = facts
  if (date === null || !venue || !journey) return null
  return (
    <div className="glance glance-times">
      {day && <Day key={`${venue.id} ${date} ${guests}`} day={day} />}
      {!day && busy && <p className="label glance-waiting">{t('waiting')}</p>}
    </div>
  )
}

function Day({ day }: { readonly day: readonly OfferedTime[] }) {
  const { t } = usePlugin<GlanceContext>()
  const [showsAll, setShowsAll] = useState(false)
  const isFull = day.every(({ free }) => !free)
  const earlier = showsAll ? 0 : earlierTimes(day, isFull ? rowsOnFullDay : rowsAtOnce)
  const first = useRef<HTMLDivElement>(null)
  // The button goes with its press: the focus goes on to the first of the times that come.
  useEffect(() => {
    if (showsAll) first.current?.querySelector('input')?.focus()
  }, [showsAll])
  return (
    <>
      {day.length === 0 && <p className="label">{t('noTimes')}</p>}
      {isFull && day.length > 0 && <Instead />}
      {earlier > 0 && (
        <button type="button" part="link" className="link" onClick={() => setShowsAll(true)}>
          {t('earlier', { count: earlier })}
        </button>
      )}
      {sittingsOf(day.slice(earlier)).map((sitting, index) => (
        <SittingTimes key={sitting.title} sitting={sitting} group={index === 0 ? first : undefined} />
      ))}
    </>
  )
}

/** What other plugins offer on a full day. Its room is kept, as they ask the back end first. */
function Instead() {
  const hasOffers = useInserts('full-day').length > 0
  return (
    <div className={hasOffers ? 'glance-instead' : undefined}>
      <Place name="full-day" />
    </div>
  )
}

interface SittingProps {
  readonly sitting: Sitting
  readonly group: RefObject<HTMLDivElement | null> | undefined
}

function SittingTimes({ sitting: { title, times }, group }: SittingProps) {
  const { t } = usePlugin<GlanceContext>()
  const id = useId()
  return (
    <>
      <p part="label" id={id} className="label" dir="auto">
        {title || t('times')}
      </p>
      <div ref={group} role="radiogroup" aria-labelledby={id} className="glance-group">
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
