import { minutesApart, type OfferedTime } from 'tavola'

/** From one full time to another, with no free one between them. HH:MM. */
export interface Run {
  readonly from: string
  readonly to: string
}

/** The full times of a day as runs, in order. */
export function fullRuns(day: readonly OfferedTime[]): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const { time, free } of day) {
    if (!free && isOpen) runs[runs.length - 1] = { ...runs.at(-1)!, to: time }
    else if (!free) runs.push({ from: time, to: time })
    isOpen = !free
  }
  return runs
}

/** The free times that are nearest to one that is taken: at most two, in order. */
export function nearestFree(day: readonly OfferedTime[], wanted: string): string[] {
  const away = ({ time }: OfferedTime) => minutesApart(time, wanted)
  return day
    .filter(({ free }) => free)
    .sort((one, other) => away(one) - away(other))
    .slice(0, 2)
    .map(({ time }) => time)
    .sort()
}
