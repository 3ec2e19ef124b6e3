import { useEffect, useId, useRef, useState } from 'react'
import { groupGuests, type WrapperProps } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { Chip, useWaits } from './chip'
import type { GlanceContext } from './model'

/** The usual numbers and the group as chips; "More" brings the list with all of them. */
export function GuestChips({ replaced }: WrapperProps) {
  const { facts, journey, groupJourney, formats, options, shared, set, t } = usePlugin<GlanceContext>()
  const { waits, reason } = useWaits()
  const [asksMore, setAsksMore] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  // "More" goes with its press: the focus goes on to what comes in its place.
  useEffect(() => {
    if (asksMore) root.current?.querySelector('select')?.focus()
  }, [asksMore])
  if (journey?.splitGuests) return replaced
  const isMore = asksMore || facts.guests > options.guests
  return (
    <div ref={root} className="glance glance-guests">
      {isMore ? (
        replaced
      ) : (
        <>
          <p part="label" id={id} className="label">
            {t('guests')}
          </p>
          <div className="glance-group">
            <div role="radiogroup" aria-labelledby={id} className="glance-group">
              {[...Array(options.guests).keys()]
                .map((index) => index + 1)
                .map((count) => (
                  <Chip
                    key={count}
                    name={id}
                    checked={facts.guests === count}
                    waits={waits}
                    onChoose={() => set({ adults: count, children: 0 })}
                  >
                    {formats.number(count)}
                  </Chip>
                ))}
              {groupJourney && (
                <Chip
                  name={id}
                  checked={facts.guests === groupGuests}
                  waits={waits}
                  onChoose={() => set({ adults: groupGuests, children: 0 })}
                >
                  {t('group', { least: shared.smallestGroup })}{' '}
                  <span className="glance-heard">{t('groupName')}</span>
                </Chip>
              )}
            </div>
            <button
              type="button"
              part="chip"
              className="glance-chip"
              aria-disabled={waits === undefined ? undefined : true}
              aria-describedby={waits ?? id}
              onClick={() => waits === undefined && setAsksMore(true)}
            >
              {t('more')}
            </button>
          </div>
          {reason}
        </>
      )}
    </div>
  )
}
