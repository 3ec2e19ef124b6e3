import type { Session } from '../api/bodies'
import { isAfterMidnight, type Day } from './after-midnight'
import type { OfferedTime } from './offered-times'
import type { PluginContext } from '../contract/plugin-context'

/** The free times nearest to an unavailable one, HH:MM, in the order of the day. There are at most two. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const free = day.filter((one) => one.free).map(({ time }) => time)
  const sessions = [...new Set(day.map(({ session }) => session))]
  const away = (time: string) => minutesApart(time, wanted, sessions)
  const nearest = [...free].sort((one, other) => away(one) - away(other))
  return free.filter((time) => nearest.indexOf(time) < 2)
}

/**
 * The minutes from one time of a day to another, HH:MM: an hour from 23:30 to 00:30. Negative if the second one is earlier. Without
 * `sessions`, times before breakfast are the next morning's.
 */
export function minutesTo(one: string, other: string, sessions: Day['sessions'] = null): number {
  const [from, to] = [one, other].map((time) => {
    const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    return isAfterMidnight(sessions, time) ? minutes + 1440 : minutes
  })
  return to! - from!
}

/** The minutes between two times of a day, HH:MM. `sessions`: the day's, if they are known. */
export const minutesApart = (one: string, other: string, sessions?: readonly Session[] | null): number =>
  Math.abs(minutesTo(one, other, sessions))

/** Whether a diner can enquire about a full time. The brand needs a group journey. */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
