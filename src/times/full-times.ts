import type { Session } from '../api/bodies'
import { minutesTo } from './after-midnight'
import type { OfferedTime } from './offered-times'
import type { PluginContext } from '../contract/plugin-context'

/** Up to two free times nearest to an unavailable one, in the order of the day, HH:MM. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const free = day.filter((one) => one.free).map(({ time }) => time)
  const sessions = [...new Set(day.map(({ session }) => session))]
  const away = (time: string) => minutesApart(time, wanted, sessions)
  const nearest = [...free].sort((one, other) => away(one) - away(other))
  return free.filter((time) => nearest.indexOf(time) < 2)
}

/** The distance between two times of a day, HH:MM, in minutes. `sessions`: the day's, if they are known. */
export const minutesApart = (one: string, other: string, sessions?: readonly Session[] | null): number =>
  Math.abs(minutesTo(one, other, sessions))

/** Whether a full time can be requested by an enquiry, in a brand with a group journey (section 2, "Step 2"). */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
