import { addDays } from '../../src/dates/plain-date'
import { statusInWords } from './client'
import { unknownIdLike } from './restaurants'
import { ask, fetchDay, type Day, type Run, type Selection } from './run'
import { firstTimes } from './sessions'
import { hhmm, originalFlag, sessionSlots, type Slot } from './values'

/** Whether the times depend on each part of the path: the restaurant, the day, and the number of guests. */

export async function checkPathParts(run: Run): Promise<void> {
  const { selected } = run
  if (!selected) return
  await checkVenueCounts(run, selected.day)
  await checkGuestsCount(run, selected.day, selected.slot)
  if (run.offers('availability')) await checkDayCounts(run, selected.day)
}

async function checkVenueCounts(run: Run, { venueId, date, guests }: Day): Promise<void> {
  const answer = await ask(
    run,
    'sessions',
    { venueId: unknownIdLike(venueId), date, guests },
    'sessions.venue',
  )
  if (!answer) return
  const { checked, found, body, status, exchange } = answer
  checked('sessions.venue')
  const free = sessionSlots(body).filter(({ available }) => available)
  if (free.length > 0)
    found('sessions.venue', 'fault', `Free times at a restaurant that doesn't exist: ${firstTimes(free)}`)
  else if (status >= 500) found('sessions.venue', 'warning', statusInWords(exchange))
}

/** A party may be so large, but no restaurant has as many tables for it as for two and for fourteen. */
const MANY = 99

const freeTimes = (slots: readonly Slot[]) =>
  slots.flatMap(({ available, time }) => (available ? [hhmm(time)] : [])).join(', ')

async function checkGuestsCount(run: Run, day: Day, { time }: Slot): Promise<void> {
  const { recorder } = run
  const { venueId, date, guests } = day
  const sessions = await ask(run, 'sessions', { venueId, date, guests: MANY }, 'guests.used')
  if (!sessions) return
  sessions.checked('guests.used')
  const large = run.days.find((one) => one.date === date && one.venueId === venueId && one.guests === 14)
  const [usual, many] = [day.slots, sessionSlots(sessions.body)].map(freeTimes)
  const same = `The same free times for ${guests}, 14 and ${MANY} guests: ${many}`
  if (many && many === usual && many === freeTimes(large?.slots ?? []))
    sessions.found('guests.used', 'fault', same)
  // A back end that always says yes is reported as that.
  if (many || !run.offers('availability') || recorder.hasFault('availability.full')) return
  const single = await ask(run, 'availability', { venueId, date, time, guests: MANY }, 'guests.used')
  const response = `The flag is true for ${MANY} guests at ${hhmm(time)}, for whom sessions offer nothing.`
  if (single && originalFlag(single.body) === true) single.found('guests.used', 'fault', response)
}

const isFree = ({ slots }: Day, time: number) => slots.some((slot) => slot.time === time && slot.available)

/** A time of a day, which is free on that day and not on the next to it, or the other way round. */
interface Probe extends Selection {
  readonly isFree: boolean
}

const MOST_PROBES = 3

/** Compares the sessions of a week with the availability of single times, where two days next to each other differ. */
async function checkDayCounts(run: Run, { venueId, date, guests }: Day): Promise<void> {
  const week: Day[] = []
  for (let days = -1; days <= 7; days++) {
    const day = await fetchDay(run, { venueId, date: addDays(date, days), guests })
    if (!day) return
    week.push(day)
  }
  await compareProbes(run, probesIn(week, -1), 'after')
  await compareProbes(run, probesIn(week, 1), 'before')
}

/** None if they aren't of both kinds: a back end that always says no would seem to be a day late. */
function probesIn(week: readonly Day[], offset: 1 | -1): Probe[] {
  const all = week.slice(1, -1).flatMap((day, index) => {
    const other = week[index + 1 + offset]!
    const slot = [...day.slots, ...other.slots].find(({ time }) => isFree(day, time) !== isFree(other, time))
    return slot ? [{ ...day, time: slot.time, isFree: isFree(day, slot.time) }] : []
  })
  const of = (kind: boolean) => all.filter((one) => one.isFree === kind).slice(0, MOST_PROBES)
  return of(true).length > 0 && of(false).length > 0 ? [...of(true), ...of(false)] : []
}

async function compareProbes(run: Run, probes: readonly Probe[], words: string): Promise<void> {
  const [first] = probes
  if (!first) return
  for (const { venueId, date, time, guests, isFree } of probes) {
    const { body } = await run.client.send('availability', { parameters: { venueId, date, time, guests } })
    const flag = originalFlag(body)
    if (typeof flag !== 'boolean') return
    run.recorder.checked('sessions.day')
    if (flag === isFree) return
  }
  const times = probes.map(
    ({ date, time, isFree }) => `${date} at ${hhmm(time)} (${isFree ? 'free' : 'not free'})`,
  )
  const response = `Sessions say ${times.join(', ')}. The availability of each time says the opposite: the sessions are those of the day ${words}.`
  const request = `GET /api/sessions/availability/${first.venueId}/…`
  run.recorder.about(request).found('sessions.day', 'fault', response)
}
