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
  return <div className="first-free">{isFull && <Search key={`${venue?.id} ${date} ${guests}`} />}</div>
}

/** The list grows while it is looked for; it is heard once, when it is whole. */
function Search() {
  const ctx = usePlugin<FirstFreeContext>()
  const { t } = ctx
  const { tables, isWhole } = useTables()
  return (
    <>
      <div aria-live="off">
        {tables.length > 0 && (
          <>
            <p className="first-free-found">{t('found')}</p>
            <ul role="list" className="first-free-list">
              {tables.map((table) => (
                <li key={`${table.venue?.id} ${table.date}`}>
                  <TableButton table={table} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className="first-free-heard" aria-live="polite">
        {isWhole && `${t('found')} ${tables.map((table) => textOf(table, ctx)).join('; ')}`}
      </p>
    </>
  )
}

/** What is found, in the order of days. Looked for in an idle moment; any other choice calls it off. */
function useTables() {
  const { api, facts, options } = usePlugin<FirstFreeContext>()
  const [tables, setTables] = useState<readonly FreeTable[]>([])
  const [hasEnded, setEnded] = useState(false)
  const isIdle = useIdle(true)
  const { venue, date, guests, wishedTime } = facts
  const hasChosen = facts.time !== null
  useEffect(() => {
    if (!isIdle || hasChosen || !venue || date === null) return
    const stop = new AbortController()
    const wanted = { venue, date, guests, time: wishedTime ?? options.time }
    void lookForTables({ api, wanted, calls: options.calls, signal: stop.signal }, (table) =>
      setTables((before) => [...before, table].sort((one, other) => (one.date < other.date ? -1 : 1))),
    ).then(() => stop.signal.aborted || setEnded(true))
    return () => {
      stop.abort()
      setTables([])
      setEnded(false)
    }
  }, [api, isIdle, hasChosen, venue, date, guests, wishedTime, options])
  return { tables, isWhole: hasEnded && tables.length > 0 }
}

function TableButton({ table }: { readonly table: FreeTable }) {
  const ctx = usePlugin<FirstFreeContext>()
  const { date, time, venue } = table
  return (
    <button
      type="button"
      part="chip"
      className="first-free-table"
      onClick={() => ctx.set({ date, ...(venue && { venue }), time: null, wishedTime: time })}
    >
      {textOf(table, ctx)}
    </button>
  )
}

function textOf({ date, time, venue }: FreeTable, { brand, t }: FirstFreeContext): string {
  const { locale } = brand
  const day = formatDate(date, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  const shown = localDigits(time, locale)
  const distance = venue?.distanceInMilesString ?? ''
  return venue
    ? t(distance ? 'elsewhere' : 'elsewhereNear', { time: shown, venue: venue.name, distance })
    : t('day', { day, time: shown })
}
