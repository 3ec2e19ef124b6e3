import { dayTimes, nearestFree, timeName, timesSelection, type OfferedTime } from 'tavola'
import type { NoteContext } from '.'

/** Announces the times of a day as they come, but not those that come with the page, before the diner is in the widget. */
export function watchArrivals(ctx: NoteContext): () => void {
  const { facts } = ctx
  let isAwaited = false
  let preferred: string | null = null
  let last: Announced | null = null
  return ctx.effect(() => {
    const { sessions } = facts
    if (!sessions) {
      preferred = facts.wishedTime
      isAwaited = ctx.isUsed && timesSelection(ctx) !== ''
      return
    }
    if (!isAwaited) return
    isAwaited = false
    const wanted = preferred
    // The diner may leave the day just as its times come.
    queueMicrotask(() => {
      if (facts.sessions === sessions) last = announceTimes(ctx, wanted, last)
    })
  })
}

/** What was announced last, and for which restaurant and day. */
interface Announced {
  readonly venueAndDate: string
  readonly text: string
}

/**
 * Tells screen readers what a day has: none of it takes the focus (WCAG 2.2, 4.1.3). If another number of guests changes nothing of
 * it, it is not announced again.
 */
function announceTimes(ctx: NoteContext, preferred: string | null, last: Announced | null): Announced | null {
  const { facts, announce, t } = ctx
  const day = dayTimes(ctx)
  if (!day) return last
  const shown = (time: string | undefined) => (time === undefined ? '' : timeName(ctx, time))
  const free = day.filter(({ free }) => free)
  // A time that was chosen, and that this day does not have, is preferred since.
  const wanted = preferred ?? facts.wishedTime
  const isTaken = wanted !== null && facts.time !== wanted

  const lines: string[] = []
  if (free.length === 0) lines.push(t(day.length === 0 ? 'noSlots' : 'fullyBooked'))
  else {
    const [from, to] = [shown(free[0]!.time), shown(free.at(-1)!.time)]
    lines.push(t('timesCame', { count: free.length, from, to }))
    if (isTaken) {
      const [first, second] = nearestFree(day, wanted)
      const key = second ? 'takenButTwo' : first ? 'takenBut' : 'taken'
      lines.push(t(key, { time: shown(wanted), first: shown(first), second: shown(second) }))
    } else lines.push(fullInWords(ctx, day))
  }

  const next = { venueAndDate: `${facts.venue?.id} ${facts.date}`, text: lines.join('\n') }
  if (next.venueAndDate !== last?.venueAndDate || next.text !== last.text)
    lines.forEach((line) => announce(line))
  if (free.length > 0 && wanted !== null && !isTaken) announce(t('chosenAgain', { time: shown(wanted) }))
  return next
}

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
