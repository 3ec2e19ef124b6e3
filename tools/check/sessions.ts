import { addDays, dayAt, isClosedOn } from '../../src/dates/plain-date'
import type { CheckId } from './checks'
import { statusInWords } from './client'
import { closureOf } from './restaurants'
import { ask, fetchDay, readBody, type Party, type Run } from './run'
import { hhmm, sessionSlots, type Slot } from './values'

/** The sessions of a day: one with a free slot, and unusual days and numbers of guests. */

export const noFreeSlot = 'No free slot was found. Give a date with --date, or a restaurant with --venue.'

/** Not tomorrow, which may be today in the restaurant's time zone. */
const daysAhead = [2, 3, 4, 5, 6, 8, 14]
const MOST_RESTAURANTS = 3

/** Looks for a day with a free slot, which most other checks need. */
export async function findFreeSlot(run: Run): Promise<void> {
  const { options, venues, today } = run
  for (const { id, fields } of venues.slice(0, MOST_RESTAURANTS)) {
    const closure = closureOf(fields)
    const open = daysAhead.map((days) => addDays(today, days)).filter((date) => !isClosedOn(closure, date))
    for (const date of options.date ? [options.date] : open) {
      const day = await fetchDay(run, { venueId: id, date, guests: options.guests })
      // If the call itself fails, other days would fail too.
      if (!day) return
      const slot = day.slots.find(({ available }) => available)
      if (!slot) continue
      run.selected = { day, slot }
      return
    }
  }
}

/** In days. No restaurant sells tables that far ahead. */
const FAR = 700

export async function checkOtherDays(run: Run): Promise<void> {
  const day = run.selected?.day ?? run.days[0]
  if (!day) return
  const { venueId, date } = day
  // A day that is over at the restaurant. Without its time zone, a day that is over everywhere.
  const yesterday = addDays(dayAt(run.now, run.options.timeZone ?? 'Etc/GMT+12'), -1)
  await countOffered(run, 'sessions.past', venueId, yesterday)
  await countOffered(run, 'sessions.far', venueId, addDays(run.today, FAR))
  await checkGroup(run, { venueId, date, guests: -1 })
  const large = { venueId, date, guests: 14 }
  const found = await slotsFor(run, 'guests.large', large)
  // This day is often full, and "availability.full" needs one.
  if (found) run.days.push({ ...large, slots: found.slots })
}

/** How bad a 400 is. The widget never requests a past day, so a refusal is as good there. */
const refusals: Partial<Readonly<Record<CheckId, 'warning' | undefined>>> = {
  'sessions.past': undefined,
  'sessions.clocks': undefined,
  'sessions.far': 'warning',
}

/** Fetches sessions that must be there. Undefined if they aren't: that is reported. */
export async function slotsFor(run: Run, id: CheckId, { venueId, date, guests }: Party) {
  const answer = await ask(run, 'sessions', { venueId, date, guests }, id)
  if (!answer) return undefined
  const { status, exchange, checked, found } = answer
  checked(id)
  if (status === 200) return { found, slots: sessionSlots(readBody(run, exchange)) }
  found(id, status === 400 && id in refusals ? refusals[id] : 'fault', statusInWords(exchange))
  return undefined
}

/** How many times a day offers that should offer none. Each is reported. */
export async function countOffered(
  run: Run,
  id: 'sessions.past' | 'sessions.far' | 'sessions.closure',
  venueId: string | number,
  date: string,
): Promise<number> {
  const day = await slotsFor(run, id, { venueId, date, guests: 2 })
  // A party of next year may already be enquired about, and one for the end of a closure.
  const offered = (day?.slots ?? []).filter(
    ({ available, enquiry }) => available || (id === 'sessions.past' && enquiry),
  )
  if (offered.length > 0) day!.found(id, 'fault', `Free times: ${firstTimes(offered)}`)
  return offered.length
}

export function firstTimes(slots: readonly Slot[]): string {
  const times = slots.slice(0, 4).map(({ time }) => hhmm(time))
  return slots.length > times.length ? `${times.join(', ')} …` : times.join(', ')
}

async function checkGroup(run: Run, group: Party): Promise<void> {
  const day = await slotsFor(run, 'guests.group', group)
  const free = day?.slots.filter(({ available }) => available) ?? []
  const effect = 'The widget sends an enquiry for a group, whatever the slot says.'
  if (free.length > 0)
    day?.found('guests.group', 'warning', `${free.length} times that can be booked.`, { effect })
}
