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
import { hasNoTimes } from './failed-times'
import type { GlanceContext } from './model'

/** Full times are seen here as they are: of them only the chosen one needs words. */
export function DayNote({ replaced }: InsertProps) {
  const ctx = usePlugin<GlanceContext>()
  const { facts, brand, t } = ctx
  const { time, wishedTime } = facts
  const day = dayTimes(ctx)
  if (hasNoTimes(ctx)) return replaced
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
