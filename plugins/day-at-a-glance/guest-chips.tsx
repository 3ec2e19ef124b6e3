import { useEffect, useId, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import type { WrapperProps } from 'tavola'
import { groupGuests } from 'tavola/journeys'
import { RadioChip, ChipButton, moveFocus, usePlugin, useWaitingFor } from 'tavola/controls'
import type { GlanceContext } from '.'

/** The usual numbers as chips. "7+" brings the list with all others and the group. */
export function GuestChips({ replaced }: WrapperProps) {
  const { facts, journey, options } = usePlugin<GlanceContext>()
  const [asksMore, setAsksMore] = useState(false)
  const [hasList, setHasList] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  // The button disappears when it is pressed: the focus moves to the list in its place.
  useEffect(() => {
    if (asksMore) moveFocus(root.current?.querySelector('select'))
  }, [asksMore])
  if (journey?.splitGuests) return replaced
  const needsList = asksMore || facts.guests > options.guests || facts.guests === groupGuests
  // The list stays, because a diner may be about to use it.
  if (needsList && !hasList) setHasList(true)
  return (
    <div ref={root} className="glance glance-guests">
      {hasList || needsList ? replaced : <Chips onMore={() => setAsksMore(true)} />}
    </div>
  )
}

function Chips({ onMore }: { readonly onMore: () => void }) {
  const { formats, options, t } = usePlugin<GlanceContext>()
  const { waits, reason } = useWaits()
  const waitingFor = useWaitingFor('date')
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
        </div>
        <ChipButton reason={waitingFor} aria-describedby={id} onClick={onMore}>
          <span>
            {t('more', { least: formats.number(options.guests + 1) })}{' '}
            <span className="glance-heard">{t('moreName')}</span>
          </span>
        </ChipButton>
      </div>
      {reason}
    </>
  )
}

interface GuestChipProps extends Pick<ComponentProps<typeof RadioChip>, 'name' | 'waits' | 'children'> {
  readonly count: number
}

function GuestChip({ count, ...chip }: GuestChipProps) {
  const { facts, set } = usePlugin<GlanceContext>()
  return (
    <RadioChip
      {...chip}
      checked={facts.guests === count}
      onChange={() => set({ adults: count, children: 0 })}
    />
  )
}

/** Why days and guests cannot be chosen yet, and the id of that text, for each chip; undefined once they can. */
export function useWaits(): { readonly waits: string | undefined; readonly reason: ReactNode } {
  const id = useId()
  const text = useWaitingFor('date')
  if (text === undefined) return { waits: undefined, reason: null }
  const reason = (
    <span id={id} hidden>
      {text}
    </span>
  )
  return { waits: id, reason }
}
