import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { groupGuests, type WrapperProps } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { Chip, useWaits } from './chip'
import type { GlanceContext } from './model'

/** The usual numbers and the group as chips; "More" brings the list with all of them. */
export function GuestChips({ replaced }: WrapperProps) {
  const { facts, journey, options } = usePlugin<GlanceContext>()
  const [asksMore, setAsksMore] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // "More" disappears when it is pressed: the focus moves to the list in its place.
  useEffect(() => {
    if (asksMore) root.current?.querySelector('select')?.focus()
  }, [asksMore])
  if (journey?.splitGuests) return replaced
  const isMore = asksMore || facts.guests > options.guests
  return (
    <div ref={root} className="glance glance-guests">
      {isMore ? replaced : <Chips onMore={() => setAsksMore(true)} />}
    </div>
  )
}

function Chips({ onMore }: { readonly onMore: () => void }) {
  const { groupJourney, formats, options, shared, t } = usePlugin<GlanceContext>()
  const { waits, reason } = useWaits()
  const id = useId()
  const counts = [...Array(options.guests).keys()].map((index) => index + 1)
  return (
    <>
      <p part="label" id={id} className="label">
        {t('guests')}
      </p>
      <div className="glance-group">
        <div role="radiogroup" aria-labelledby={id} className="glance-group">
          {counts.map((count) => (
            <GuestChip key={count} name={id} waits={waits} count={count}>
              {formats.number(count)}
            </GuestChip>
          ))}
          {groupJourney && (
            <GuestChip name={id} waits={waits} count={groupGuests}>
              {t('group', { least: shared.smallestGroup })}{' '}
              <span className="glance-heard">{t('groupName')}</span>
            </GuestChip>
          )}
        </div>
        <button
          type="button"
          part="chip"
          className="glance-chip"
          aria-disabled={waits === undefined ? undefined : true}
          aria-describedby={waits ?? id}
          onClick={() => waits === undefined && onMore()}
        >
          {t('more')}
        </button>
      </div>
      {reason}
    </>
  )
}

interface GuestChipProps extends Pick<ComponentProps<typeof Chip>, 'name' | 'waits' | 'children'> {
  readonly count: number
}

function GuestChip({ count, ...chip }: GuestChipProps) {
  const { facts, set } = usePlugin<GlanceContext>()
  return (
    <Chip {...chip} checked={facts.guests === count} onChoose={() => set({ adults: count, children: 0 })} />
  )
}
