import type { Facts } from 'tavola'
import { minutesApart, timeAt, todayOf, type OfferedTime } from 'tavola/time'
import type { GlanceContext } from '.'

/** The time that the diner most likely wants: the chosen one, the preferred one, or the usual one of that part of the day. */
export function wishOf(ctx: GlanceContext): string {
  const { facts, options, brand, now } = ctx
  const { time, wishedTime, date } = facts
  const isToday = date === todayOf(ctx)
  const isMorning = isToday && timeAt(now(), brand.timeZone) < '12:00'
  return time ?? wishedTime ?? (isMorning ? options.lunch : options.dinner)
}

/** A restaurant's sitting with its times. `title` is empty where the server names none. */
export interface Sitting {
  readonly title: string
  readonly times: readonly OfferedTime[]
}

/** The times of a day by their sitting, in the order of the first time of each. */
export function sittingsOf(day: readonly OfferedTime[]): Sitting[] {
  const sittings = new Map<string, OfferedTime[]>()
  for (const time of day) {
    const title = time.session.title.trim()
    sittings.set(title, [...(sittings.get(title) ?? []), time])
  }
  return [...sittings].map(([title, times]) => ({ title, times }))
}

/** How many times are shown at once, and how many of them may be full: those nearest to the wish are named too. */
export const timesAtOnce = 9
const fullAtOnce = 2

/**
 * The times of the wished sitting that are nearest to the wish. Those that can be booked come first; both parts are in the
 * order of the clock.
 */
export function nearestTimes(
  day: readonly OfferedTime[],
  wish: string,
  sessions: Facts['sessions'] = null,
): Sitting {
  const away = ({ time }: OfferedTime) => minutesApart(time, wish, sessions)
  const nearest = [...day].sort((one, other) => away(one) - away(other))
  const title = nearest[0]?.session.title.trim() ?? ''
  const ofSitting = nearest.filter(({ session }) => session.title.trim() === title)
  const full = ofSitting.filter(({ free }) => !free)
  const free = ofSitting.filter((one) => one.free).slice(0, timesAtOnce - Math.min(full.length, fullAtOnce))
  const inOrder = (times: readonly OfferedTime[]) => day.filter((one) => times.includes(one))
  return {
    title,
    times: [...inOrder(free), ...inOrder(full.slice(0, timesAtOnce - free.length))],
  }
}
