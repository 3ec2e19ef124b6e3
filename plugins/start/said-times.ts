import { dayTimes, localDigits, nearestFree } from 'tavola'
import { closedDayMessages } from './closed-day-messages'
import { dayMessages } from './day-messages'
import type { StartContext } from './model'
import { saidTimesMessages } from './said-times-messages'

/** Says to screen readers what a day has, as its times have come: nothing of it takes the focus (WCAG 2.2, 4.1.3). */
export function sayTimes(ctx: StartContext, wished: string | null): void {
  const { facts, brand } = ctx
  const day = dayTimes(ctx)
  if (!day) return
  const t = ctx.addTexts({ ...saidTimesMessages, ...dayMessages, ...closedDayMessages })
  const shown = (time: string | undefined) => (time === undefined ? '' : localDigits(time, brand.locale))
  const free = day.filter(({ free }) => free)
  if (free.length === 0) return ctx.announce(t(day.length === 0 ? 'noSlots' : 'fullyBooked'))
  const from = shown(free[0]!.time)
  ctx.announce(t('timesCame', { count: free.length, from, to: shown(free.at(-1)!.time) }))
  if (wished === null) return
  const time = shown(wished)
  if (facts.time === wished) return ctx.announce(t('chosenAgain', { time }))
  const [first, second] = nearestFree(day, wished)
  const key = second ? 'takenButTwo' : first ? 'takenBut' : 'taken'
  ctx.announce(t(key, { time, first: shown(first), second: shown(second) }))
}
