import type { OfferedTime } from './offered-times'
import type { PluginContext } from '../contract/plugin-context'

/** The free times that are nearest to one that is taken: at most two, in order. HH:MM. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const away = ({ time }: OfferedTime) => minutesApart(time, wanted)
  return day
    .filter(({ free }) => free)
    .sort((one, other) => away(one) - away(other))
    .slice(0, 2)
    .map(({ time }) => time)
    .sort()
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How far two times of a day, HH:MM, are from each other, in minutes. */
export const minutesApart = (one: string, other: string): number =>
  Math.abs(minutesOf(one) - minutesOf(other))

/** A full time that the restaurant takes enquiries for, in a brand that has them (section 2, "Step 2"). */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
