import { useEffect, useRef } from 'react'
import type { WrapperProps } from 'tavola'
import { groupGuests } from 'tavola/journeys'
import { dayTimes, isByEnquiry, timeName } from 'tavola/time'
import {
  ErrorMark,
  moveFocus,
  UnavailableTime,
  useAnnounceChange,
  useField,
  useInserts,
  usePlugin,
  ZoneNote,
} from 'tavola/controls'
import type { GlanceContext } from '.'
import { awaitsTimes, hasNoTimes } from './sittings'

/** The chips show which times are full, so only the chosen one needs words. */
export function DayNote({ replaced }: WrapperProps) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, shared, t } = ctx
  const { time, wishedTime } = facts
  const day = dayTimes(ctx)
  const { note, onPress } = useFocusOnChosen()
  const guestsMissing = useField('guests').error
  const timeMissing = useField('time').error
  const missing = guestsMissing ?? (day && timeMissing)
  const isFull = day?.every(({ free }) => !free)
  const isTaken = time === null && wishedTime !== null && !isFull
  const chosen = day?.find((one) => one.time === time)
  const ofChosen =
    chosen && !chosen.free
      ? t(isByEnquiry(ctx, chosen) ? 'chosenEnquiry' : 'chosenFull', {
          time: timeName(ctx, chosen.time),
        })
      : ''
  const isForGroup = facts.guests === groupGuests && !isFull && !isTaken && chosen?.free !== false
  const ofGroup = t('groupNote', { least: shared.smallestGroup })
  // What a choice brings, but not what comes with the step.
  useAnnounceChange(ofChosen)
  useAnnounceChange(facts.guests === groupGuests ? ofGroup : '')
  if (hasNoTimes(ctx)) return awaitsTimes(ctx) ? <div className="glance-without">{replaced}</div> : replaced
  return (
    <p ref={note} part="note" className="note">
      <ZoneNote />
      {missing && (
        <span>
          <ErrorMark />
          <span className="note-error">{missing}</span>{' '}
        </span>
      )}
      {isFull && !chosen && <AllFull />}
      {day && isTaken && <UnavailableTime day={day} time={wishedTime} t={t} onPress={onPress} />}
      {ofChosen && <span>{ofChosen}</span>}
      {isForGroup && <span>{ofGroup}</span>}
    </p>
  )
}

/** Where other plugins offer something instead, the first sentence is shown above that, and is for screen readers here. */
function AllFull() {
  const { t } = usePlugin<GlanceContext>()
  const isShownAbove = useInserts('full-day').length > 0
  return (
    <span>
      <span className={isShownAbove ? 'glance-heard' : undefined}>{t('allFull')}</span> {t('chooseFull')}
    </span>
  )
}

/** A press on an offered time takes its button away: the focus goes on to the chip that is chosen. */
function useFocusOnChosen() {
  const { time } = usePlugin<GlanceContext>().facts
  const note = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    const root = note.current!.getRootNode() as Document | ShadowRoot
    moveFocus(root.querySelector<HTMLElement>('.glance-times :checked'))
  }, [time])
  return { note, onPress: () => void (wasPressed.current = true) }
}
