import type { OfferedTime } from './offered-times'
import type { PluginContext } from '../contract/plugin-context'

/** Up to two free times nearest to an unavailable one, in the order of the day, HH:MM. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const free = day.filter((one) => one.free).map(({ time }) => time)
  const nearest = [...free].sort((one, other) => minutesApart(one, wanted) - minutesApart(other, wanted))
  return free.filter((time) => nearest.indexOf(time) < 2)
}

/** A day of tables begins with breakfast: minutes since 5:00, so that 0:30 is an hour after 23:30. */
const minutesOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 19 * 60) % 1440

/** The distance between two times of a day, HH:MM, in minutes. */
export const minutesApart = (one: string, other: string): number =>
  Math.abs(minutesOf(one) - minutesOf(other))

/** Whether a full time can be requested by an enquiry, in a brand with a group journey (section 2, "Step 2"). */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
