import { useEffect, useState } from 'react'
import { dayTimes, formatDate, localDigits, useIdle, usePlugin, useStyles } from 'tavola'
import css from './first-free.css'
import { lookForTables } from './look-for-tables'
import type { FirstFreeContext, FreeTable } from './model'

/** Its room is kept from the choice of the day on, so that what is found moves nothing. */
export function Tables() {
  useStyles(css)
  const ctx = usePlugin<FirstFreeContext>()
  const { venue, date, guests } = ctx.facts
  const isFull = dayTimes(ctx)?.every(({ free }) => !free) ?? false
  return (
    <div className="first-free" aria-live="polite">
      {isFull && ctx.facts.time === null && <Search key={`${venue?.id} ${date} ${guests}`} />}
    </div>
  )
}

function Search() {
  const { t } = usePlugin<FirstFreeContext>()
  const { tables, isOver } = useTables()
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
              <TableButton table={table} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What is found, in the order of days. Looked for in an idle moment; any other choice calls it off. */
function useTables(): { readonly tables: readonly FreeTable[]; readonly isOver: boolean } {
  const { api, facts, options } = usePlugin<FirstFreeContext>()
  const [tables, setTables] = useState<readonly FreeTable[]>([])
  const [isOver, setOver] = useState(false)
  const isIdle = useIdle(true)
  const { venue, date, guests, wishedTime } = facts
  useEffect(() => {
    if (!isIdle || !venue || date === null) return
    const stop = new AbortController()
    const wanted = { venue, date, guests, time: wishedTime ?? options.time }
    const search = { api, wanted, calls: options.calls, signal: stop.signal }
    const tell = (table: FreeTable) =>
      setTables((before) => [...before, table].sort((one, other) => (one.date < other.date ? -1 : 1)))
    void lookForTables(search, tell).then(() => stop.signal.aborted || setOver(true))
    return () => {
      stop.abort()
      setTables([])
      setOver(false)
    }
  }, [api, isIdle, venue, date, guests, wishedTime, options])
  return { tables, isOver }
}

function TableButton({ table: { date, time, venue } }: { readonly table: FreeTable }) {
  const { brand, set, t } = usePlugin<FirstFreeContext>()
  const { locale } = brand
  const day = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const shown = localDigits(time, locale)
  const distance = venue?.distanceInMilesString ?? ''
  const text = venue
    ? t(distance ? 'elsewhere' : 'elsewhereNear', { time: shown, venue: venue.name, distance })
    : t('day', { day, time: shown })
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
