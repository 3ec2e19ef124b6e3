import { addDays, dayAt, timeAt } from '../../../src/dates/plain-date'
import { slotsOf, type Slot } from '../bodies/rules'
import { fetchBody, type Run } from '../run'
import { fieldsOf, hhmm, listOf, readTime } from '../values'
import { firstTimes, slotsFor } from './sessions'

/** What only the restaurant's time zone shows (--time-zone): times that have passed, and the days when the clocks change. */

export async function checkRestaurantClock(run: Run): Promise<void> {
  const { timeZone } = run.options
  const { venueId } = run.selected?.day ?? run.days[0] ?? {}
  if (timeZone === undefined || venueId === undefined) return
  await checkPassedTimes(run, venueId, timeZone)
  await checkClockChange(run, venueId, timeZone)
}

async function checkPassedTimes(run: Run, venueId: string | number, timeZone: string): Promise<void> {
  const { recorder, now } = run
  const date = dayAt(now, timeZone)
  const body = await fetchBody(run, 'sessions', { venueId, date, guests: run.options.guests })
  if (body === undefined) return
  const time = timeAt(now, timeZone)
  const passed = listOf(fieldsOf(body).sessions).flatMap((session) => {
    const { startTime, endTime, availability } = fieldsOf(session)
    const [start = 0, end = 2400] = [readTime(startTime), readTime(endTime)]
    // After midnight a session goes on with the times of the next day.
    const isToday = (slot: Slot) => start <= end || slot.time >= start
    return slotsOf(availability).filter(
      (slot) => slot.available && isToday(slot) && slot.time < Number(time.replace(':', '')),
    )
  })
  const response = `At ${time} in ${timeZone}, today's free times are still ${firstTimes(passed)}`
  recorder.about(`sessions of ${date}`).expect('sessions.passed', passed.length === 0, response, 'warning')
}

/** In days: every zone that changes its clocks does so within seven months. */
const LONGEST_SEASON = 220

async function checkClockChange(run: Run, venueId: string | number, timeZone: string): Promise<void> {
  const { recorder, today } = run
  const change = [...Array(LONGEST_SEASON).keys()]
    .map((days) => addDays(today, days + 9))
    .find((date) => noonIn(timeZone, date) !== noonIn(timeZone, addDays(date, -1)))
  if (!change) return recorder.inconclusive(`The clocks of ${timeZone} don't change.`, 'sessions.clocks')
  const slots: Slot[][] = []
  for (const days of [-7, 0, 7]) {
    const day = await slotsFor(run, 'sessions.clocks', venueId, addDays(change, days), run.options.guests)
    slots.push([...(day?.slots ?? [])])
  }
  const [before, ...others] = slots.map((day) => day.map(({ time }) => time))
  if (before!.length < 2 || others.some((times) => times.length === 0))
    return recorder.inconclusive(`No times were found around ${change}.`, 'sessions.clocks')
  for (const [index, times] of others.entries()) {
    const date = addDays(change, index * 7)
    const direction = [60, -60].find((minutes) => isMoved(before!, times, minutes))
    if (direction === undefined) continue
    const response = `The times of ${date} are those of ${addDays(change, -7)}, an hour ${direction > 0 ? 'later' : 'earlier'}: ${hhmm(times[0]!)} is ${hhmm(before![0]!)}. The clocks of ${timeZone} change on ${change}.`
    recorder.about(`sessions of ${date}`).found('sessions.clocks', 'fault', response)
  }
}

/** The zone's time at noon UTC, which changes with its clocks. */
const noonIn = (timeZone: string, date: string) => timeAt(new Date(`${date}T12:00:00Z`), timeZone)

const minutesOf = (time: number) => Math.floor(time / 100) * 60 + (time % 100)

const isMoved = (from: readonly number[], to: readonly number[], minutes: number) =>
  from.length === to.length &&
  from.every((time, index) => minutesOf(to[index]!) === minutesOf(time) + minutes)
