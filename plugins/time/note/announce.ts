import { dayTimes, nearestFree, timeName, timesSelection } from 'tavola/time'
import type { NoteContext } from '.'
import { fullInWords } from './in-words'

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
