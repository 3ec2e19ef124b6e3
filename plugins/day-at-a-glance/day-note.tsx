import { useRef } from 'react'
import {
  dayTimes,
  groupGuests,
  isByEnquiry,
  localDigits,
  localNumber,
  maximumGuests,
  usePlugin,
  type InsertProps,
} from 'tavola'
import type { GlanceContext } from './model'

/** Full times are seen here as they are: of them only the chosen one needs words. */
export function DayNote({ replaced }: InsertProps) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, brand, t } = ctx
  const { time, wishedTime } = facts
  const day = dayTimes(ctx)
  const hasFailed = useFailedTimes(day !== null)
  // Times that did not load, and none at all: step 1 says it.
  if (hasFailed || day?.length === 0) return replaced
  const isFull = day?.every(({ free }) => !free)
  const isTaken = time === null && wishedTime !== null && !isFull
  const chosen = day?.find((one) => one.time === time)
  const isForGroup = facts.guests === groupGuests && !isFull && !isTaken && chosen?.free !== false
  return (
    <p part="note" className="note" aria-live="polite">
      {isFull && !chosen && t('allFull')}
      {day && isTaken && t('taken', { time: localDigits(wishedTime, brand.locale) })}
      {chosen &&
        !chosen.free &&
        t(isByEnquiry(ctx, chosen) ? 'chosenEnquiry' : 'chosenFull', {
          time: localDigits(chosen.time, brand.locale),
        })}
      {isForGroup && t('groupNote', { least: localNumber(maximumGuests + 1, brand.locale) })}
    </p>
  )
}

/** The chosen day's times were asked for, and did not come. Until they are asked for there is nothing to say. */
function useFailedTimes(isHere: boolean): boolean {
  const { facts, busy } = usePlugin<GlanceContext>()
  const { venue, date, guests } = facts
  const selection = JSON.stringify([venue?.id, date, guests])
  const asked = useRef('')
  if (busy) asked.current = selection
  return !isHere && !busy && asked.current === selection
}
