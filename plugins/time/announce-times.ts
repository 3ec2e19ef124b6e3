import { dayTimes, nearestFree, timeName } from 'tavola'
import { arrivalMessages, closedDayMessages, dayMessages } from './day-messages'
import type { TimeContext } from './model'

/** Tells screen readers what a day has: none of it takes the focus (WCAG 2.2, 4.1.3). */
export function announceTimes(ctx: TimeContext, preferred: string | null): void {
  const { facts } = ctx
  const day = dayTimes(ctx)
  if (!day) return
  const t = ctx.addTexts({ ...arrivalMessages, ...dayMessages, ...closedDayMessages })
  const shown = (time: string | undefined) => (time === undefined ? '' : timeName(ctx, time))
  const free = day.filter(({ free }) => free)
  if (free.length === 0) return ctx.announce(t(day.length === 0 ? 'noSlots' : 'fullyBooked'))
  const from = shown(free[0]!.time)
  ctx.announce(t('timesCame', { count: free.length, from, to: shown(free.at(-1)!.time) }))
  // A time that was chosen, and that this day does not have, is preferred since.
  const wanted = preferred ?? facts.wishedTime
  if (wanted === null) return
  const time = shown(wanted)
  if (facts.time === wanted) return ctx.announce(t('chosenAgain', { time }))
  const [first, second] = nearestFree(day, wanted)
  const key = second ? 'takenButTwo' : first ? 'takenBut' : 'taken'
  ctx.announce(t(key, { time, first: shown(first), second: shown(second) }))
}
