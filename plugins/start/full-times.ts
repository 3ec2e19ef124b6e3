import type { OfferedTime } from 'tavola'

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
