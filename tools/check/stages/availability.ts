import { flagOf } from '../bodies/judge'
import { slotsOf, type Slot } from '../bodies/slots'
import type { Answer } from '../client'
import { fieldsOf, hhmm, listOf, shown } from '../values'
import { isServed, readAnswer, statusOf, type SeenDay, type Visit } from '../visit'
import { closureDays, noClosure, readDay, type ClosureDay } from './sessions'

export async function checkTime(visit: Visit): Promise<void> {
  const { chosen, days, recorder } = visit
  const day = chosen?.day ?? days[0]
  if (!day) return
  if (chosen) await checkFree(visit, chosen.day, chosen.free)
  else {
    recorder.unsettled(
      'No free slot was found: name a day by --date, or a restaurant by --venue.',
      'availability.free',
    )
    await ask(visit, day, day.slots[0]?.time ?? 1900)
  }
  if (!isServed(visit, 'availability')) return
  await checkFull(visit)
  await checkClosed(visit)
  await checkMorning(visit, day)
  await checkGroup(visit, day)
}

/** One answer, with all that holds of each. */
async function ask(
  visit: Visit,
  { venueId, date, guests }: Omit<SeenDay, 'slots'>,
  time: number,
): Promise<Answer> {
  const answer = await visit.client.ask('availability', {
    parameters: { venueId, date, time: hhmm(time), guests },
  })
  const body = readAnswer(visit, answer)
  if (body !== undefined) checkVenues(visit, answer.asked, body, venueId)
  return answer
}

function checkVenues({ recorder }: Visit, asked: string, body: unknown, venueId: string | number): void {
  const { venues, noAvailability } = fieldsOf(body)
  const others = listOf(venues).map(fieldsOf)
  recorder.tried('availability.none', 'availability.venues')
  const isUsable = ({ available, enquiry }: Slot) => available || enquiry
  for (const { id, availability, bookingConfiguration } of others) {
    const lacks = [!availability && 'availability', !bookingConfiguration && 'bookingConfiguration'].filter(
      Boolean,
    )
    if (lacks.length > 0)
      recorder.found('availability.venues', 'fault', {
        asked,
        came: `${shown(id)} without ${lacks.join(' and ')}.`,
      })
    else if (String(id) !== String(venueId) && !slotsOf(availability).some(isUsable))
      recorder.found('availability.venues', 'warning', {
        asked,
        came: `${shown(id)} without a slot to book or enquire about.`,
      })
  }
  if (recorder.has('availability.venues') || recorder.has('slots.time')) return
  const isOffered =
    others.some(({ availability }) => slotsOf(availability).some(isUsable)) || flagOf(body) === true
  if (typeof noAvailability === 'boolean' && noAvailability === isOffered)
    recorder.found('availability.none', 'fault', {
      asked,
      came: `noAvailability is ${noAvailability}, with ${others.length} venues; the original restaurant's flag is ${shown(flagOf(body))}.`,
    })
}

/** Asked again before anything is said: another diner may have been faster. */
async function checkFree(visit: Visit, day: SeenDay, slot: Slot): Promise<void> {
  const { recorder } = visit
  const answer = await ask(visit, day, slot.time)
  const { body, asked } = answer
  if (answer.status !== 200 || typeof flagOf(body) !== 'boolean') return
  recorder.tried('availability.free')
  const { originalChoiceClosed } = fieldsOf(body)
  if (originalChoiceClosed === true)
    recorder.found('availability.closed', 'fault', {
      asked,
      came: 'originalChoiceClosed is true on a day with free slots.',
    })
  if (flagOf(body) === true || (await stateOf(visit, day, slot.time)) !== true) return
  const again = await ask(visit, day, slot.time)
  if (flagOf(again.body) === false)
    recorder.found('availability.free', 'fault', {
      asked,
      came: `The flag is false; sessions call ${hhmm(slot.time)} available.`,
    })
}

async function checkFull(visit: Visit): Promise<void> {
  const { recorder, days, options } = visit
  const byParty = [...days].sort(
    (a, b) => Number(b.guests === options.guests) - Number(a.guests === options.guests),
  )
  const day = byParty.find(({ slots }) => slots.some(({ available }) => !available))
  const full = day?.slots.find(({ available }) => !available)
  if (!day || !full)
    return recorder.unsettled('No time was found that is not available.', 'availability.full')
  const { body, asked } = await ask(visit, day, full.time)
  if (typeof flagOf(body) !== 'boolean') return
  recorder.tried('availability.full')
  if (flagOf(body) === false || (await stateOf(visit, day, full.time)) !== false) return
  const again = await ask(visit, day, full.time)
  if (flagOf(again.body) === true)
    recorder.found('availability.full', 'fault', {
      asked,
      came: `The flag is true; sessions call ${hhmm(full.time)} not available.`,
    })
}

async function checkClosed(visit: Visit): Promise<void> {
  const { recorder, venues } = visit
  const days = closureDays(visit)
  for (const day of days) await checkClosureDay(visit, day)
  if (days.length === 0 && !recorder.has('availability.closed'))
    recorder.unsettled(noClosure(venues.length), 'availability.closed')
}

async function checkClosureDay(visit: Visit, { venueId, date, isClosed }: ClosureDay): Promise<void> {
  const { recorder, options } = visit
  const { body, asked, status } = await ask(visit, { venueId, date, guests: options.guests }, 1900)
  if (status !== 200) return
  recorder.tried('availability.closed')
  const { originalChoiceClosed } = fieldsOf(body)
  const day = isClosed ? 'a day of the closure' : 'a day beside the closure'
  if ((originalChoiceClosed === true) !== isClosed)
    recorder.found('availability.closed', 'fault', {
      asked,
      came: `originalChoiceClosed is ${shown(originalChoiceClosed)} on ${day}.`,
    })
  if (isClosed && flagOf(body) === true)
    recorder.found('availability.full', 'fault', { asked, came: 'The flag is true on a day of the closure.' })
}

async function checkMorning(visit: Visit, { venueId, date, guests }: SeenDay): Promise<void> {
  const answer = await visit.client.ask('availability', {
    parameters: { venueId, date, time: '0930', guests },
  })
  visit.recorder.tried('availability.time')
  if (answer.status === 200) readAnswer(visit, answer)
  else visit.recorder.found('availability.time', 'fault', { asked: answer.asked, came: statusOf(answer) })
}

async function checkGroup(visit: Visit, { venueId, date, slots }: SeenDay): Promise<void> {
  const time = hhmm(slots[0]?.time ?? 1900)
  const answer = await visit.client.ask('availability', { parameters: { venueId, date, time, guests: -1 } })
  visit.recorder.tried('guests.group')
  if (answer.status === 200) readAnswer(visit, answer)
  else visit.recorder.found('guests.group', 'fault', { asked: answer.asked, came: statusOf(answer) })
}

/** What sessions say of a time now. */
async function stateOf(
  visit: Visit,
  { venueId, date, guests }: SeenDay,
  time: number,
): Promise<boolean | undefined> {
  const day = await readDay(visit, venueId, date, guests)
  return day?.slots.find((slot) => slot.time === time)?.available
}
