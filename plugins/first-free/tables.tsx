import { useEffect, useRef, useState } from 'react'
import {
  addDays,
  dayAt,
  dayTimes,
  formatDate,
  localDigits,
  timeAt,
  useIdle,
  usePlugin,
  useStyles,
  type PlainDate,
} from 'tavola'
import css from './first-free.css'
import { lookForTables, type SearchForTables } from './look-for-tables'
import { eveningsElsewhere } from './numbers'
import { isClosedNow, type FirstFreeContext, type FreeTable } from './model'

/** Its room is kept from the choice of the day on, so that what is found moves nothing. */
export function Tables() {
  useStyles(css)
  const wanted = useWanted()
  const { venue, guests } = usePlugin<FirstFreeContext>().facts
  return (
    <div className="first-free" aria-live="polite">
      {wanted && <Search key={JSON.stringify([venue?.id, guests, wanted])} {...wanted} />}
    </div>
  )
}

/** The day without a table, and where one is looked for. */
interface Wanted extends Pick<SearchForTables, 'daysElsewhere' | 'own'> {
  readonly date: PlainDate
}

/** The chosen day where it is full; the next evening where the restaurant is closed; null where there is nothing to look for. */
function useWanted(): Wanted | null {
  const ctx = usePlugin<FirstFreeContext>()
  const { facts, options, brand, now } = ctx
  const { date } = facts
  if (date !== null && dayTimes(ctx)?.every(({ free }) => !free)) return { date, daysElsewhere: 1, own: true }
  if (!isClosedNow(ctx)) return null
  const today = dayAt(now(), brand.timeZone)
  const evening = timeAt(now(), brand.timeZone) < options.time ? today : addDays(today, 1)
  // Where its first open day is chosen, that is on screen.
  return { date: evening, daysElsewhere: eveningsElsewhere, own: date === null }
}

function Search(wanted: Wanted) {
  const { facts, t } = usePlugin<FirstFreeContext>()
  const { tables, isOver } = useTables(wanted)
  // The choice of a full time has called it off.
  if (tables.length === 0 && facts.time !== null) return null
  return (
    <>
      <p className="first-free-found">{t(tables.length > 0 ? 'found' : isOver ? 'none' : 'looking')}</p>
      {tables.length > 0 && (
        <ul role="list" className="first-free-list">
          {tables.map((table) => (
            <li
              key={`${table.venue?.id} ${table.date}`}
              className={table.venue ? 'first-free-elsewhere' : undefined}
            >
              <TableButton table={table} isOtherDay={table.date !== facts.date} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is found, in the order of days. Looked for in an idle moment; a choice calls off what is under way. */
function useTables({ date, daysElsewhere, own }: Wanted): {
  readonly tables: readonly FreeTable[]
  readonly isOver: boolean
} {
  const { api, facts, options } = usePlugin<FirstFreeContext>()
  const [tables, setTables] = useState<readonly FreeTable[]>([])
  const [isOver, setOver] = useState(false)
  const search = useRef<AbortController>(undefined)
  const isIdle = useIdle(true)
  const { venue, guests, time } = facts
  useEffect(() => {
    if (!isIdle || !venue) return
    const stop = new AbortController()
    search.current = stop
    const wanted = { venue, date, guests, time: facts.wishedTime ?? facts.time ?? options.time }
    const asked = { api, wanted, daysElsewhere, own, calls: options.calls, signal: stop.signal }
    const tell = (table: FreeTable) =>
      setTables((before) => [...before, table].sort((one, other) => (one.date < other.date ? -1 : 1)))
    void lookForTables(asked, tell).then(() => stop.signal.aborted || setOver(true))
    return () => {
      stop.abort()
      setTables([])
      setOver(false)
    }
  }, [api, facts, isIdle, venue, date, guests, daysElsewhere, own, options])
  // A full time that is chosen leaves what was found: it helps just then.
  useEffect(() => () => search.current?.abort(), [time])
  return { tables, isOver }
}

interface ButtonProps {
  readonly table: FreeTable
  readonly isOtherDay: boolean
}

function TableButton({ table: { date, time, venue }, isOtherDay }: ButtonProps) {
  const { brand, set, t } = usePlugin<FirstFreeContext>()
  const { locale } = brand
  const day = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const shown = localDigits(time, locale)
  const when = isOtherDay ? t('day', { day, time: shown }) : shown
  const distance = venue?.distanceInMilesString ?? ''
  const text = venue
    ? t(distance ? 'elsewhere' : 'elsewhereNear', { time: when, venue: venue.name, distance })
    : when
  return (
    <button
      type="button"
      part="chip"
      className="first-free-table"
      onClick={() => set({ date, ...(venue && { venue }), time: null, wishedTime: time })}
    >
      {text}
    </button>
  )
}
