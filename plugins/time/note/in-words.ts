import { timeName, type OfferedTime } from 'tavola/time'
import type { NoteContext } from '.'

/** More runs of full times than these are not listed in words. */
const mostRuns = 3

/** "19:30 to 20:15 and 21:00 are fully booked."; empty without a full time. */
export function fullInWords(ctx: NoteContext, day: readonly OfferedTime[]): string {
  const { t } = ctx
  const runs = fullRuns(day)
  if (runs.length === 0) return ''
  if (runs.length > mostRuns) return t('manyFull')
  const shown = (time: string) => timeName(ctx, time)
  const inWords = ({ from, to }: Run) =>
    from === to ? shown(from) : t('range', { from: shown(from), to: shown(to) })
  const times = new Intl.ListFormat(ctx.brand.locale, { type: 'conjunction' }).format(runs.map(inWords))
  return t('full', { count: day.filter(({ free }) => !free).length, times })
}

/** From one full time to another, with no free one between them. HH:MM. */
interface Run {
  readonly from: string
  readonly to: string
}

/** The full times of a day as runs, in order. */
function fullRuns(day: readonly OfferedTime[]): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const { time, free } of day) {
    if (!free && isOpen) runs[runs.length - 1] = { ...runs.at(-1)!, to: time }
    else if (!free) runs.push({ from: time, to: time })
    isOpen = !free
  }
  return runs
}
