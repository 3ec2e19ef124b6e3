import { minutesApart } from './minutes-apart'
import type { OfferedTime } from './offered-times'

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
