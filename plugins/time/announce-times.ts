import { dayTimes, nearestFree, timeName } from 'tavola'
import { arrivalMessages, closedDayMessages, dayMessages } from './day-messages'
import { fullInWords } from './full-times'
import type { TimeContext } from './model'

/** What was announced of a day's times. */
export interface Told {
  /** The restaurant and the day. */
  readonly about: string
  readonly text: string
}

/**
 * Tells screen readers what a day has: none of it takes the focus (WCAG 2.2, 4.1.3). Another number of guests is told only what it
 * changes.
 */
export function announceTimes(ctx: TimeContext, preferred: string | null, before: Told | null): Told | null {
  const { facts, announce } = ctx
  const day = dayTimes(ctx)
  if (!day) return before
  const t = ctx.addTexts({ ...arrivalMessages, ...dayMessages, ...closedDayMessages })
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
    } else lines.push(fullInWords(ctx, day, t))
  }

  const told = { about: `${facts.venue?.id} ${facts.date}`, text: lines.join('\n') }
  if (told.about !== before?.about || told.text !== before.text) lines.forEach((line) => announce(line))
  if (free.length > 0 && wanted !== null && !isTaken) announce(t('chosenAgain', { time: shown(wanted) }))
  return told
}
