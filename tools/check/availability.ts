import { daysAroundClosure, noClosure, type ClosureDay } from './closures-and-clocks'
import { statusInWords } from './client'
import { ask, fetchBody, fetchDay, hasSucceeded, readBody, type Day, type Run, type Selection } from './run'
import { noFreeSlot } from './sessions'
import { fieldsOf, hhmm, listOf, originalFlag, shown, slotsOf, type Slot } from './values'

/** The calls after a time is selected: its availability, the menus, and the token of the card form. */

const isFull = ({ available }: Slot) => !available
const isUsable = ({ available, enquiry }: Slot) => available || enquiry

export async function checkTime(run: Run): Promise<void> {
  const { selected, days, recorder, options } = run
  const day = selected?.day ?? days[0]
  if (!day || !run.offers('availability')) return
  const time = day.slots[0]?.time ?? 1900
  if (selected) await compareFlag(run, 'availability.free', selected.day, selected.slot)
  else {
    recorder.inconclusive(noFreeSlot, 'availability.free')
    await fetchAvailability(run, { ...day, time })
  }
  if (!hasSucceeded(run, 'availability')) return
  // Prefers a day with the number of guests of the options.
  const withFull = days.filter(({ slots }) => slots.some(isFull))
  const full = withFull.find(({ guests }) => guests === options.guests) ?? withFull[0]
  if (full) await compareFlag(run, 'availability.full', full, full.slots.find(isFull)!)
  else recorder.inconclusive('No unavailable time was found.', 'availability.full')
  await checkClosures(run)
  await requireSuccess(run, 'availability.time', { ...day, time: 930 })
  await requireSuccess(run, 'guests.group', { ...day, time, guests: -1 })
}

async function fetchAvailability(run: Run, { venueId, date, time, guests }: Selection) {
  const exchange = await run.client.send('availability', { parameters: { venueId, date, time, guests } })
  const body = readBody(run, exchange)
  if (body !== undefined) checkAlternatives(run, exchange.request, body, venueId)
  return { ...exchange, ...run.recorder.about(exchange.request), flag: originalFlag(exchange.body) }
}

function checkAlternatives({ recorder }: Run, request: string, body: unknown, original: unknown): void {
  const { venues, noAvailability } = fieldsOf(body)
  const others = listOf(venues).map(fieldsOf)
  const { checked, found } = recorder.about(request)
  checked('availability.none', 'availability.venues')
  for (const { id, availability, bookingConfiguration } of others) {
    const needed = recorder.mayOmit ? { availability } : { availability, bookingConfiguration }
    const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
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
  const { body, flag, checked, found } = await fetchAvailability(run, { ...day, time })
  if (typeof flag !== 'boolean') return
  checked(id)
  if (available && fieldsOf(body).originalChoiceClosed === true)
    found('availability.closed', 'fault', 'originalChoiceClosed is true on a day with free slots.')
  if (flag === available) return
  const now = (await fetchDay(run, day))?.slots.find((slot) => slot.time === time)
  if (now?.available !== available) return
  const second = await fetchAvailability(run, { ...day, time })
  const response = `The flag is ${!available}, but sessions say that ${hhmm(time)} is ${available ? '' : 'not '}available.`
  if (second.flag === !available) found(id, 'fault', response)
}

async function checkClosures(run: Run): Promise<void> {
  const { recorder, venues } = run
  const days = daysAroundClosure(run)
  for (const day of days) await checkClosure(run, day)
  if (days.length === 0 && !recorder.hasFault('availability.closed'))
    recorder.inconclusive(noClosure(venues.length), 'availability.closed')
}

async function checkClosure(run: Run, { venueId, date, isClosed }: ClosureDay): Promise<void> {
  const selection = { venueId, date, time: 1900, guests: run.options.guests }
  const { body, status, flag, expect, found } = await fetchAvailability(run, selection)
  if (status !== 200) return
  const { originalChoiceClosed } = fieldsOf(body)
  const day = isClosed ? 'a day of the closure' : 'a day outside the closure'
  const response = `originalChoiceClosed is ${shown(originalChoiceClosed)} on ${day}.`
  expect('availability.closed', (originalChoiceClosed === true) === isClosed, response)
  if (isClosed && flag === true)
    found('availability.full', 'fault', 'The flag is true on a day of the closure.')
}

async function requireSuccess(
  run: Run,
  id: 'availability.time' | 'guests.group',
  { venueId, date, time, guests }: Selection,
): Promise<void> {
  const answer = await ask(run, 'availability', { venueId, date, time, guests }, id)
  if (answer?.status === 200) readBody(run, answer.exchange)
  answer?.expect(id, answer.status === 200, statusInWords(answer.exchange))
}

export async function checkMenus(run: Run): Promise<void> {
  const day = run.selected?.day ?? run.days[0]
  if (!day || !run.offers('menus')) return
  const { venueId, date, guests, slots } = day
  const time = run.selected?.slot.time ?? slots[0]?.time ?? 1900
  await fetchBody(run, 'menus', { venueId, date, guests, time })
}

/** A back end without card guarantees may answer with 404. */
export async function checkToken(run: Run): Promise<void> {
  if (!run.offers('token')) return
  const exchange = await run.client.send('token')
  if (exchange.status !== 404) return void readBody(run, exchange)
  const effect = 'Only brands with the plugin card-guarantee request it.'
  run.recorder.about(exchange.request).found('token.answer', 'note', 'Status 404: not offered.', { effect })
  run.recorder.inconclusive('The back end offers no card form.', 'token.body')
}
