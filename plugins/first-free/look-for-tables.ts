import {
  addDays,
  isClosedOn,
  minutesApart,
  type Api,
  type ChosenSlot,
  type PlainDate,
  type Slot,
} from 'tavola'
import type { FreeTable } from './model'

/** How many days are requested at once. */
const callsAtOnce = 2
/** How many other days are offered. */
const daysOffered = 2
/** For how many evenings other restaurants are searched while the chosen one is closed. */
export const eveningsElsewhere = 3
/** How many days ahead an open day is looked for. */
const farthestDay = 366

export interface SearchForTables {
  readonly api: Pick<Api, 'getSessions' | 'searchAvailability'>
  /** The full day, and the time that was wanted. */
  readonly wanted: ChosenSlot
  /** For how many days from it on other restaurants are asked, until one has a table. */
  readonly daysElsewhere: number
  /** Its own next days are looked for too. */
  readonly own: boolean
  /** The most calls that it may make. */
  readonly calls: number
  readonly signal: AbortSignal
}

/**
 * Looks for a table near by, then for one on the days after it, a few calls at a time, and tells each as it is
 * found. A call that fails finds nothing. Ends with the signal, with enough tables, or with the calls.
 */
export async function lookForTables(
  search: SearchForTables,
  tell: (table: FreeTable) => void,
): Promise<void> {
  const { wanted, daysElsewhere, signal } = search
  let { calls } = search
  let elsewhere: FreeTable | null = null
  for (let ahead = 0; !elsewhere && ahead < daysElsewhere && calls > 0; ahead++, calls--) {
    elsewhere = await findElsewhere(addDays(wanted.date, ahead), search)
    if (signal.aborted) return
  }
  if (elsewhere) tell(elsewhere)
  const days = search.own ? openDaysAfter(wanted, calls) : []
  for (let found = 0; days.length > 0 && found < daysOffered;) {
    const answers = await Promise.all(days.splice(0, callsAtOnce).map((day) => findOn(day, search)))
    if (signal.aborted) return
    for (const table of answers) if (table && found++ < daysOffered) tell(table)
  }
}

async function findElsewhere(
  date: PlainDate,
  { api, wanted, signal }: SearchForTables,
): Promise<FreeTable | null> {
  const { venue, time, guests } = wanted
  const asked = { venueId: venue.id, date, time, guests }
  const answer = await api.searchAvailability(asked, signal).catch(() => null)
  const others = (answer?.venues ?? [])
    .filter(({ id, availability }) => id !== venue.id && availability.some(isFree))
    .sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
  const [nearest] = others
  return nearest ? { date, time: closest(nearest.availability, time), venue: nearest } : null
}

async function findOn(day: PlainDate, { api, wanted, signal }: SearchForTables): Promise<FreeTable | null> {
  const { venue, guests, time } = wanted
  const query = { venueId: venue.id, date: day, guests }
  const answer = await api.getSessions(query, signal).catch(() => null)
  const slots = (answer?.sessions ?? []).flatMap(({ availability }) => availability)
  return slots.some(isFree) ? { date: day, time: closest(slots, time), venue: null } : null
}

function openDaysAfter({ venue, date }: ChosenSlot, count: number): PlainDate[] {
  const days: PlainDate[] = []
  for (let ahead = 1; ahead < farthestDay && days.length < count; ahead++) {
    const day = addDays(date, ahead)
    if (!isClosedOn(venue, day)) days.push(day)
  }
  return days
}

const isFree = ({ available }: Slot) => available

/** The free time that is closest to the wanted one. */
function closest(slots: readonly Slot[], wanted: string): string {
  const away = ({ time }: Slot) => minutesApart(time, wanted)
  return slots.filter(isFree).reduce((best, slot) => (away(slot) < away(best) ? slot : best)).time
}
