import { originalFlag, slotsOf, type Slot } from '../bodies/rules'
import type { Exchange } from '../client'
import { fetchBody, hasSucceeded, readBody, statusInWords, type Day, type Run } from '../run'
import { fieldsOf, hhmm, listOf, shown } from '../values'
import { daysAroundClosure, fetchDay, noClosure, noFreeSlot, type ClosureDay } from './sessions'

/** The calls after a time is selected: its availability, the menus, and the token of the card form. */

export async function checkTime(run: Run): Promise<void> {
  const { selected, days, recorder } = run
  const day = selected?.day ?? days[0]
  if (!day) return
  if (selected) await checkFreeTime(run, selected.day, selected.slot)
  else {
    recorder.inconclusive(noFreeSlot, 'availability.free')
    await fetchAvailability(run, day, day.slots[0]?.time ?? 1900)
  }
  if (!hasSucceeded(run, 'availability')) return
  await checkFullTime(run)
  await checkClosures(run)
  await checkMorningTime(run, day)
  await checkGroup(run, day)
}

/** Also reports what is wrong with any such response. */
async function fetchAvailability(
  run: Run,
  { venueId, date, guests }: Omit<Day, 'slots'>,
  time: number,
): Promise<Exchange> {
  const exchange = await run.client.send('availability', {
    parameters: { venueId, date, time: hhmm(time), guests },
  })
  const body = readBody(run, exchange)
  if (body !== undefined) checkAlternatives(run, exchange.request, body, venueId)
  return exchange
}

function checkAlternatives(
  { recorder }: Run,
  request: string,
  body: unknown,
  original: string | number,
): void {
  const { venues, noAvailability } = fieldsOf(body)
  const others = listOf(venues).map(fieldsOf)
  recorder.checked('availability.none', 'availability.venues')
  const isUsable = ({ available, enquiry }: Slot) => available || enquiry
  for (const { id, availability, bookingConfiguration } of others) {
    const fields = Object.entries({ availability, bookingConfiguration })
    const missing = fields.flatMap(([name, value]) => (value ? [] : [name]))
    if (missing.length > 0) {
      const response = `${shown(id)} without ${missing.join(' and ')}.`
      recorder.found('availability.venues', 'fault', { request, response })
    } else if (String(id) !== String(original) && !slotsOf(availability).some(isUsable)) {
      const response = `${shown(id)} without a slot to book or enquire about.`
      recorder.found('availability.venues', 'warning', { request, response })
    }
  }
  if (recorder.hasFault('availability.venues') || recorder.hasFault('slots.time')) return
  const isOffered =
    others.some(({ availability }) => slotsOf(availability).some(isUsable)) || originalFlag(body) === true
  if (typeof noAvailability === 'boolean' && noAvailability === isOffered)
    recorder.found('availability.none', 'fault', {
      request,
      response: `noAvailability is ${noAvailability}, with ${others.length} venues. The original restaurant's flag is ${shown(originalFlag(body))}.`,
    })
}

/** Requests everything twice before it reports: another diner may have booked in between. */
async function checkFreeTime(run: Run, day: Day, { time }: Slot): Promise<void> {
  const { recorder } = run
  const { status, body, request } = await fetchAvailability(run, day, time)
  if (status !== 200 || typeof originalFlag(body) !== 'boolean') return
  recorder.checked('availability.free')
  if (fieldsOf(body).originalChoiceClosed === true) {
    const response = 'originalChoiceClosed is true on a day with free slots.'
    recorder.found('availability.closed', 'fault', { request, response })
  }
  if (originalFlag(body) === true || (await isAvailableNow(run, day, time)) !== true) return
  const second = await fetchAvailability(run, day, time)
  if (originalFlag(second.body) === false) {
    const response = `The flag is false, but sessions say that ${hhmm(time)} is available.`
    recorder.found('availability.free', 'fault', { request, response })
  }
}

async function checkFullTime(run: Run): Promise<void> {
  const { recorder, days, options } = run
  const byParty = [...days].sort(
    (a, b) => Number(b.guests === options.guests) - Number(a.guests === options.guests),
  )
  const day = byParty.find(({ slots }) => slots.some(({ available }) => !available))
  const full = day?.slots.find(({ available }) => !available)
  if (!day || !full) return recorder.inconclusive('No unavailable time was found.', 'availability.full')
  const { body, request } = await fetchAvailability(run, day, full.time)
  if (typeof originalFlag(body) !== 'boolean') return
  recorder.checked('availability.full')
  if (originalFlag(body) === false || (await isAvailableNow(run, day, full.time)) !== false) return
  const second = await fetchAvailability(run, day, full.time)
  if (originalFlag(second.body) === true) {
    const response = `The flag is true, but sessions say that ${hhmm(full.time)} is not available.`
    recorder.found('availability.full', 'fault', { request, response })
  }
}

async function isAvailableNow(
  run: Run,
  { venueId, date, guests }: Day,
  time: number,
): Promise<boolean | undefined> {
  const day = await fetchDay(run, venueId, date, guests)
  return day?.slots.find((slot) => slot.time === time)?.available
}

async function checkClosures(run: Run): Promise<void> {
  const { recorder, venues } = run
  const days = daysAroundClosure(run)
  for (const day of days) await checkClosure(run, day)
  if (days.length === 0 && !recorder.hasFault('availability.closed'))
    recorder.inconclusive(noClosure(venues.length), 'availability.closed')
}

async function checkClosure(run: Run, { venueId, date, isClosed }: ClosureDay): Promise<void> {
  const { recorder, options } = run
  const exchange = await fetchAvailability(run, { venueId, date, guests: options.guests }, 1900)
  const { body, request, status } = exchange
  if (status !== 200) return
  recorder.checked('availability.closed')
  const { originalChoiceClosed } = fieldsOf(body)
  if ((originalChoiceClosed === true) !== isClosed) {
    const day = isClosed ? 'a day of the closure' : 'a day outside the closure'
    const response = `originalChoiceClosed is ${shown(originalChoiceClosed)} on ${day}.`
    recorder.found('availability.closed', 'fault', { request, response })
  }
  if (isClosed && originalFlag(body) === true) {
    const response = 'The flag is true on a day of the closure.'
    recorder.found('availability.full', 'fault', { request, response })
  }
}

async function checkMorningTime(run: Run, { venueId, date, guests }: Day): Promise<void> {
  const exchange = await run.client.send('availability', {
    parameters: { venueId, date, time: '0930', guests },
  })
  requireSuccess(run, 'availability.time', exchange)
}

async function checkGroup(run: Run, { venueId, date, slots }: Day): Promise<void> {
  const time = hhmm(slots[0]?.time ?? 1900)
  const exchange = await run.client.send('availability', { parameters: { venueId, date, time, guests: -1 } })
  requireSuccess(run, 'guests.group', exchange)
}

function requireSuccess(run: Run, id: 'availability.time' | 'guests.group', exchange: Exchange): void {
  run.recorder.checked(id)
  if (exchange.status === 200) readBody(run, exchange)
  else run.recorder.found(id, 'fault', { request: exchange.request, response: statusInWords(exchange) })
}

export async function checkMenus(run: Run): Promise<void> {
  const day = run.selected?.day ?? run.days[0]
  if (!day) return
  const { venueId, date, guests, slots } = day
  const time = hhmm(run.selected?.slot.time ?? slots[0]?.time ?? 1900)
  await fetchBody(run, 'menus', { venueId, date, guests, time })
}

/** A back end without card guarantees may answer with 404. */
export async function checkToken(run: Run): Promise<void> {
  const exchange = await run.client.send('token')
  if (exchange.status !== 404) return void readBody(run, exchange)
  run.recorder.found('token.answer', 'note', {
    request: exchange.request,
    response: 'Status 404: not offered.',
    effect: 'Only brands with the plugin card-guarantee request it.',
  })
  run.recorder.inconclusive('The back end offers no card form.', 'token.body')
}
