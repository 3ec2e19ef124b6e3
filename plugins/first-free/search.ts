import type { Api, ChosenSlot, Session, Slot, Venue } from 'tavola'
import { addDays, minutesApart, openDays, type PlainDate, wallTime } from 'tavola/time'

/** A table on another day, or in another restaurant on the same one. */
export interface FreeTable {
  /** YYYY-MM-DD. */
  readonly date: string
  /** HH:MM. */
  readonly time: string
  /** Null: the chosen restaurant. */
  readonly venue: Venue | null
  /** Of its day; null where they are not known. */
  readonly sessions: readonly Session[] | null
}

/** How many days are requested at once. */
const callsAtOnce = 2
/** How many other days are offered. */
const daysOffered = 2
/** For how many evenings other restaurants are searched while the chosen one is closed. */
export const eveningsElsewhere = 3

export interface SearchForTables {
  readonly api: Pick<Api, 'getSessions' | 'searchAvailability' | 'withoutRetries'>
  /** The full day, and the time that was wanted. */
  readonly wanted: ChosenSlot
  /** For how many days from it on other restaurants are asked, until one has a table. */
  readonly daysElsewhere: number
  /** Its own next days are looked for too. */
  readonly own: boolean
  /** The most calls that it may make. */
  readonly calls: number
  /** The first moment that may be chosen, as `earliestTime` writes it. */
  readonly earliest: string
  readonly signal: AbortSignal
}

/**
 * Looks for a table near by, then for one on the days after it, a few calls at a time, and tells each as it is found. Ends
 * with the signal, with enough tables, or with the calls. Rejects with the first call that fails: a failing back end gets no
 * more of them, and none is retried (suggestions.cost).
 */
export async function lookForTables(
  { api, ...rest }: SearchForTables,
  tell: (table: FreeTable) => void,
): Promise<void> {
  const search = { ...rest, api: api.withoutRetries() }
  const { wanted, daysElsewhere, signal } = search
  let { calls } = search
  let elsewhere: FreeTable | null = null
  for (let ahead = 0; !elsewhere && ahead < daysElsewhere && calls > 0; ahead++, calls--) {
    elsewhere = await findElsewhere(addDays(wanted.date, ahead), search)
    if (signal.aborted) return
  }
  if (elsewhere) tell(elsewhere)
  const days = search.own ? openDays(wanted.venue, addDays(wanted.date, 1), calls) : []
  for (let found = 0; days.length > 0 && found < daysOffered;) {
    const asked = days.splice(0, callsAtOnce).map((day) =>
      findOn(day, search).then(
        (table) => ({ table, error: undefined }),
        (error: unknown) => ({ table: null, error }),
      ),
    )
    const answers = await Promise.all(asked)
    if (signal.aborted) return
    for (const { table } of answers) if (table && found++ < daysOffered) tell(table)
    for (const { error } of answers) if (error) throw error
  }
}

async function findElsewhere(
  date: PlainDate,
  { api, wanted, earliest, signal }: SearchForTables,
): Promise<FreeTable | null> {
  const { venue, time, guests } = wanted
  const { venues } = await api.searchAvailability({ venueId: venue.id, date, time, guests }, signal)
  const [nearest] = venues
    .filter(({ id }) => id !== venue.id)
    .sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity))
    .flatMap((other) => {
      const found = closest(other.availability, { date, sessions: null, wanted: time, earliest })
      return found === undefined ? [] : [{ date, time: found, venue: other, sessions: null }]
    })
  return nearest ?? null
}

async function findOn(
  date: PlainDate,
  { api, wanted, earliest, signal }: SearchForTables,
): Promise<FreeTable | null> {
  const { venue, guests } = wanted
  const { sessions } = await api.getSessions({ venueId: venue.id, date, guests }, signal)
  const slots = sessions.flatMap(({ availability }) => availability)
  const time = closest(slots, { date, sessions, wanted: wanted.time, earliest })
  return time === undefined ? null : { date, time, venue: null, sessions }
}

interface DayOfSlots {
  readonly date: PlainDate
  readonly sessions: readonly Session[] | null
  readonly wanted: string
  readonly earliest: string
}

/** The free time that is closest to the wanted one, and has not passed. */
function closest(slots: readonly Slot[], { wanted, earliest, ...day }: DayOfSlots): string | undefined {
  const away = ({ time }: Slot) => minutesApart(time, wanted, day.sessions)
  const [nearest] = slots
    .filter(({ available, time }) => available && wallTime(day, time) >= earliest)
    .sort((one, other) => away(one) - away(other))
  return nearest?.time
}
