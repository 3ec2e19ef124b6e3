import type { OfferedTime } from './offered-times'
import type { PluginContext } from '../contract/plugin-context'

/** Up to two free times nearest to an unavailable one, sorted, HH:MM. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const distance = ({ time }: OfferedTime) => minutesApart(time, wanted)
  return day
    .filter(({ free }) => free)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .map(({ time }) => time)
    .sort()
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The distance between two times of a day, HH:MM, in minutes. */
export const minutesApart = (one: string, other: string): number =>
  Math.abs(minutesOf(one) - minutesOf(other))

/** Whether a full time can be requested by an enquiry, in a brand with a group journey (section 2, "Step 2"). */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
