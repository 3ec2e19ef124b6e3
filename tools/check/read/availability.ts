import { originalFlag, slotsOf, type Slot } from '../bodies/rules'
import { statusInWords, type Exchange, type Parameters } from '../client'
import { fetchBody, hasSucceeded, readBody, type Day, type Run } from '../run'
import { fieldsOf, hhmm, listOf, shown } from '../values'
import { daysAroundClosure, noClosure, type ClosureDay } from './calendar'
import { fetchDay, noFreeSlot } from './sessions'

/** The calls after a time is selected: its availability, the menus, and the token of the card form. */

export async function checkTime(run: Run): Promise<void> {
  const { selected, days, recorder } = run
  const day = selected?.day ?? days[0]
  if (!day || !run.offers('availability')) return
  if (selected) await compareFlag(run, 'availability.free', selected.day, selected.slot)
  else {
    recorder.inconclusive(noFreeSlot, 'availability.free')
    await fetchAvailability(run, day, day.slots[0]?.time ?? 1900)
  }
  if (!hasSucceeded(run, 'availability')) return
  await checkFullTime(run)
  await checkClosures(run)
  const { venueId, date, guests, slots } = day
  await requireSuccess(run, 'availability.time', { venueId, date, time: '0930', guests })
  const time = hhmm(slots[0]?.time ?? 1900)
  await requireSuccess(run, 'guests.group', { venueId, date, time, guests: -1 })
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
  const { checked, found } = recorder.about(request)
  checked('availability.none', 'availability.venues')
  const isUsable = ({ available, enquiry }: Slot) => available || enquiry
  for (const { id, availability, bookingConfiguration } of others) {
    const needed = recorder.mayOmit ? { availability } : { availability, bookingConfiguration }
    const fields = Object.entries(needed)
    const missing = fields.flatMap(([name, value]) => (value ? [] : [name]))
    if (missing.length > 0)
      found('availability.venues', 'fault', `${shown(id)} without ${missing.join(' and ')}.`)
    else if (String(id) !== String(original) && !slotsOf(availability).some(isUsable))
      found('availability.venues', 'warning', `${shown(id)} without a slot to book or enquire about.`)
  }
  if (recorder.hasFault('availability.venues') || recorder.hasFault('slots.time')) return
  const flag = originalFlag(body)
  const isOffered = flag === true || others.some(({ availability }) => slotsOf(availability).some(isUsable))
  const response = `noAvailability is ${String(noAvailability)}, with ${others.length} venues. The original restaurant's flag is ${shown(flag)}.`
  if (noAvailability === isOffered) found('availability.none', 'fault', response)
}

/** Requests everything twice before it reports: another diner may have booked in between. */
async function compareFlag(
  run: Run,
  id: 'availability.free' | 'availability.full',
  day: Day,
  { time, available }: Slot,
): Promise<void> {
  const { recorder } = run
  const { body, request } = await fetchAvailability(run, day, time)
  if (typeof originalFlag(body) !== 'boolean') return
  const { checked, found } = recorder.about(request)
  checked(id)
  if (available && fieldsOf(body).originalChoiceClosed === true)
    found('availability.closed', 'fault', 'originalChoiceClosed is true on a day with free slots.')
  if (originalFlag(body) === available || (await isAvailableNow(run, day, time)) !== available) return
  const second = await fetchAvailability(run, day, time)
  const response = `The flag is ${!available}, but sessions say that ${hhmm(time)} is ${available ? '' : 'not '}available.`
  if (originalFlag(second.body) === !available) found(id, 'fault', response)
}

/** Prefers a day with the number of guests of the options. */
async function checkFullTime(run: Run): Promise<void> {
  const { recorder, days, options } = run
  const isFull = ({ available }: Slot) => !available
  const withFull = days.filter(({ slots }) => slots.some(isFull))
  const day = withFull.find(({ guests }) => guests === options.guests) ?? withFull[0]
  if (day) await compareFlag(run, 'availability.full', day, day.slots.find(isFull)!)
  else recorder.inconclusive('No unavailable time was found.', 'availability.full')
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
  const { expect, found } = recorder.about(request)
  const { originalChoiceClosed } = fieldsOf(body)
  const day = isClosed ? 'a day of the closure' : 'a day outside the closure'
  const response = `originalChoiceClosed is ${shown(originalChoiceClosed)} on ${day}.`
  expect('availability.closed', (originalChoiceClosed === true) === isClosed, response)
  if (isClosed && originalFlag(body) === true)
    found('availability.full', 'fault', 'The flag is true on a day of the closure.')
}

async function requireSuccess(
  run: Run,
  id: 'availability.time' | 'guests.group',
  parameters: Parameters,
): Promise<void> {
  const exchange = await run.client.send('availability', { parameters })
  if (!run.recorder.isInTime(exchange, id)) return
  const isOk = exchange.status === 200
  if (isOk) readBody(run, exchange)
  run.recorder.about(exchange.request).expect(id, isOk, statusInWords(exchange))
}

export async function checkMenus(run: Run): Promise<void> {
  const day = run.selected?.day ?? run.days[0]
  if (!day || !run.offers('menus')) return
  const { venueId, date, guests, slots } = day
  const time = hhmm(run.selected?.slot.time ?? slots[0]?.time ?? 1900)
  await fetchBody(run, 'menus', { venueId, date, guests, time })
}

/** A back end without card guarantees may answer with 404. */
export async function checkToken(run: Run): Promise<void> {
  if (!run.offers('token')) return
  const exchange = await run.client.send('token')
  if (exchange.status !== 404) return void readBody(run, exchange)
  const effect = 'Only brands with the plugin card-guarantee request it.'
  const { found } = run.recorder.about(exchange.request)
  found('token.answer', 'note', 'Status 404: not offered.', { effect })
  run.recorder.inconclusive('The back end offers no card form.', 'token.body')
}
