import { addDays, dayAt, isClosedOn } from '../../../src/dates/plain-date'
import { sessionSlots, type Slot } from '../bodies/rules'
import type { Subject } from '../report'
import { statusInWords } from '../client'
import { fetchBody, readBody, type Day, type Run } from '../run'
import { hhmm } from '../values'
import { closureOf } from './restaurants'

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
      const day = await fetchDay(run, id, date, options.guests)
      // If the call itself fails, other days would fail too.
      if (!day) return
      const slot = day.slots.find(({ available }) => available)
      if (!slot) continue
      run.selected = { day, slot }
      return
    }
  }
}

/** The slots of a day. Undefined if the response can't be read. */
export async function fetchDay(
  run: Run,
  venueId: string | number,
  date: string,
  guests: number,
): Promise<Day | undefined> {
  const body = await fetchBody(run, 'sessions', { venueId, date, guests })
  if (body === undefined) return undefined
  const day = { venueId, date, guests, slots: sessionSlots(body) }
  run.days.push(day)
  return day
}

export async function checkOtherDays(run: Run): Promise<void> {
  const { venueId, date } = run.selected?.day ?? run.days[0] ?? {}
  if (venueId === undefined || date === undefined) return
  await countOffered(run, 'sessions.past', venueId, yesterday(run))
  await countOffered(run, 'sessions.far', venueId, addDays(run.today, FAR))
  await checkGroup(run, venueId, date)
  await checkLargeParty(run, venueId, date)
}

/** In days. No restaurant sells tables that far ahead. */
const FAR = 700

/** A day that is over at the restaurant. Without its time zone, a day that is over everywhere. */
const yesterday = ({ options, now }: Run) => addDays(dayAt(now, options.timeZone ?? 'Etc/GMT+12'), -1)

/** What is wrong with a 400, by the check. The widget never requests a past day, so a refusal is as good there. */
const refusals = {
  'sessions.past': undefined,
  'sessions.clocks': undefined,
  'sessions.far': 'warning',
  'sessions.closure': 'fault',
  'guests.group': 'fault',
  'guests.large': 'fault',
} as const

/** Fetches sessions that must be there. Undefined if they aren't: that is reported. */
export async function slotsFor(
  run: Run,
  id: keyof typeof refusals,
  venueId: string | number,
  date: string,
  guests = 2,
): Promise<(Subject & { readonly slots: readonly Slot[] }) | undefined> {
  const exchange = await run.client.send('sessions', { parameters: { venueId, date, guests } })
  const { status, request } = exchange
  if (!run.recorder.isInTime(exchange, id)) return undefined
  const subject = run.recorder.about(request)
  subject.checked(id)
  if (status === 200) return { ...subject, slots: sessionSlots(readBody(run, exchange)) }
  const level = status === 400 ? refusals[id] : 'fault'
  if (level) subject.found(id, level, statusInWords(exchange))
  return undefined
}

/** How many times a day offers that should offer none. Each is reported. */
export async function countOffered(
  run: Run,
  id: 'sessions.past' | 'sessions.far' | 'sessions.closure',
  venueId: string | number,
  date: string,
): Promise<number> {
  const day = await slotsFor(run, id, venueId, date)
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

async function checkGroup(run: Run, venueId: string | number, date: string): Promise<void> {
  const day = await slotsFor(run, 'guests.group', venueId, date, -1)
  const free = day?.slots.filter(({ available }) => available) ?? []
  if (free.length === 0) return
  const effect = 'The widget sends an enquiry for a group, whatever the slot says.'
  day?.found('guests.group', 'warning', `${free.length} times that can be booked.`, { effect })
}

async function checkLargeParty(run: Run, venueId: string | number, date: string): Promise<void> {
  const day = await slotsFor(run, 'guests.large', venueId, date, 14)
  // This day is often full, and "availability.full" needs one.
  if (day) run.days.push({ venueId, date, guests: 14, slots: day.slots })
}
