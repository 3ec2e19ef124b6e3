import { addDays } from '../../../src/dates/plain-date'
import { originalFlag, sessionSlots, type Slot } from '../bodies/rules'
import { statusInWords } from '../client'
import type { Day, Run } from '../run'
import { hhmm } from '../values'
import { unknownIdLike } from './restaurants'
import { fetchDay, firstTimes } from './sessions'

/** Whether the times depend on each part of the path: the restaurant, the day, and the number of guests. */

export async function checkPathParts(run: Run): Promise<void> {
  const { selected } = run
  if (!selected) return
  await checkVenueCounts(run, selected.day)
  await checkGuestsCount(run, selected.day, selected.slot)
  if (run.offers('availability')) await checkDayCounts(run, selected.day)
}

async function checkVenueCounts({ client, recorder }: Run, { venueId, date, guests }: Day): Promise<void> {
  const parameters = { venueId: unknownIdLike(venueId), date, guests }
  const exchange = await client.send('sessions', { parameters })
  if (!recorder.isInTime(exchange, 'sessions.venue')) return
  const { checked, found } = recorder.about(exchange.request)
  checked('sessions.venue')
  const free = sessionSlots(exchange.body).filter(({ available }) => available)
  if (free.length > 0)
    found('sessions.venue', 'fault', `Free times at a restaurant that doesn't exist: ${firstTimes(free)}`)
  else if (exchange.status >= 500) found('sessions.venue', 'warning', statusInWords(exchange))
}

/** A party may be so large, but no restaurant has as many tables for it as for two and for fourteen. */
const MANY = 99

const freeTimes = (slots: readonly Slot[]) =>
  slots.flatMap(({ available, time }) => (available ? [hhmm(time)] : [])).join(', ')

async function checkGuestsCount(run: Run, day: Day, { time }: Slot): Promise<void> {
  const { client, recorder } = run
  const { venueId, date, guests } = day
  const parameters = { venueId, date, guests: MANY }
  const sessions = await client.send('sessions', { parameters })
  if (!recorder.isInTime(sessions, 'guests.used')) return
  recorder.checked('guests.used')
  const large = run.days.find((one) => one.date === date && one.venueId === venueId && one.guests === 14)
  const [usual, many] = [day.slots, sessionSlots(sessions.body)].map(freeTimes)
  if (many && many === usual && many === freeTimes(large?.slots ?? [])) {
    const response = `The same free times for ${guests}, 14 and ${MANY} guests: ${many}`
    recorder.about(sessions.request).found('guests.used', 'fault', response)
  }
  // A back end that always says yes is reported as that.
  if (many || !run.offers('availability') || recorder.hasFault('availability.full')) return
  const exchange = await client.send('availability', { parameters: { ...parameters, time: hhmm(time) } })
  if (!recorder.isInTime(exchange, 'guests.used') || originalFlag(exchange.body) !== true) return
  const response = `The flag is true for ${MANY} guests at ${hhmm(time)}, for whom sessions offer nothing.`
  recorder.about(exchange.request).found('guests.used', 'fault', response)
}

const isFree = ({ slots }: Day, time: number) => slots.some((slot) => slot.time === time && slot.available)

/** A time of a day, which is free on that day and not on the next to it, or the other way round. */
interface Probe {
  readonly date: string
  readonly time: number
  readonly isFree: boolean
}

const MOST_PROBES = 3

/** Compares the sessions of a week with the availability of single times, where two days next to each other differ. */
async function checkDayCounts(run: Run, { venueId, date, guests }: Day): Promise<void> {
  const week: Day[] = []
  for (const days of [-1, 0, 1, 2, 3, 4, 5, 6, 7]) {
    const day = await fetchDay(run, venueId, addDays(date, days), guests)
    if (!day) return
    week.push(day)
  }
  for (const [words, offset] of [
    ['after', -1],
    ['before', 1],
  ] as const) {
    const probes = probesIn(week, offset)
    if (probes) await compareProbes(run, probes, { venueId, guests, words })
  }
}

/** Nothing shows the day if all days offer the same. */
export function explainDays({ recorder, selected }: Run): void {
  const reason =
    'All days offer the same times, and no closure begins or ends soon. Bookings show the day: see --write.'
  if (selected && !recorder.isChecked('sessions.day')) recorder.inconclusive(reason, 'sessions.day')
}

/** Undefined if there are none of both kinds: a back end that always says no would seem to be a day late. */
function probesIn(week: readonly Day[], offset: 1 | -1): Probe[] | undefined {
  const all = week.slice(1, -1).flatMap((day, index) => {
    const other = week[index + 1 + offset]!
    const differs = ({ time }: Slot) => isFree(day, time) !== isFree(other, time)
    const slot = [...day.slots, ...other.slots].find(differs)
    return slot ? [{ date: day.date, time: slot.time, isFree: isFree(day, slot.time) }] : []
  })
  const [free, full] = [true, false].map((kind) =>
    all.filter((one) => one.isFree === kind).slice(0, MOST_PROBES),
  )
  return free!.length > 0 && full!.length > 0 ? [...free!, ...full!] : undefined
}

async function compareProbes(
  { client, recorder }: Run,
  probes: readonly Probe[],
  { venueId, guests, words }: { venueId: string | number; guests: number; words: 'after' | 'before' },
): Promise<void> {
  for (const { date, time, isFree } of probes) {
    const exchange = await client.send('availability', {
      parameters: { venueId, date, time: hhmm(time), guests },
    })
    const flag = originalFlag(exchange.body)
    if (typeof flag !== 'boolean') return
    recorder.checked('sessions.day')
    if (flag === isFree) return
  }
  const times = probes.map(
    ({ date, time, isFree }) => `${date} at ${hhmm(time)} (${isFree ? 'free' : 'not free'})`,
  )
  const response = `Sessions say ${times.join(', ')}. The availability of each time says the opposite: the sessions are those of the day ${words}.`
  recorder.about(`GET /api/sessions/availability/${venueId}/…`).found('sessions.day', 'fault', response)
}
