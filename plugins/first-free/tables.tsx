import { useEffect, useId, useRef, useState } from 'react'
import type { PluginContext } from 'tavola'
import {
  addDays,
  dayTimes,
  earliestTime,
  isClosedOn,
  nearestFree,
  timeAt,
  timeName,
  todayOf,
  type PlainDate,
} from 'tavola/time'
import { useIdle, usePlugin, useStyles } from 'tavola/controls'
import type { FirstFreeContext } from '.'
import css from './first-free.css'
import { lookForTables, eveningsElsewhere, type FreeTable, type SearchForTables } from './search'

/** Its room is kept from the choice of the day on, so that what is found moves nothing. */
export function Tables() {
  useStyles(css)
  const wanted = useWanted()
  const { venue, guests } = usePlugin<FirstFreeContext>().facts
  return (
    <div className="first-free">
      {wanted && <Search key={JSON.stringify([venue?.id, guests, wanted])} {...wanted} />}
    </div>
  )
}

/** In the error banner: the day's own nearest times, and the next days. Continue has just asked for other restaurants. */
export function TablesInBanner() {
  useStyles(css)
  const ctx = usePlugin<FirstFreeContext>()
  const { date, time, sessions } = ctx.facts
  if (date === null || time === null) return null
  const known = nearestFree(dayTimes(ctx) ?? [], time).map((near) => ({
    date,
    time: near,
    venue: null,
    sessions,
  }))
  return <Search date={date} daysElsewhere={0} own known={known} />
}

/** The day without a table, and where one is looked for. */
interface Wanted extends Pick<SearchForTables, 'daysElsewhere' | 'own'> {
  readonly date: PlainDate
}

interface SearchProps extends Wanted {
  /** Tables that are known before the search. Left out: the choice of a full time calls the search off. */
  readonly known?: readonly FreeTable[]
}

/** The chosen day where it is full; the next evening where the restaurant is closed. Null where there is nothing to look for, and while the back end fails. */
function useWanted(): Wanted | null {
  const ctx = usePlugin<FirstFreeContext>()
  const { facts, options, brand, now } = ctx
  const { date } = facts
  if (ctx.queries.value.sessions?.state === 'failed') return null
  if (date !== null && dayTimes(ctx)?.every(({ free }) => !free)) return { date, daysElsewhere: 1, own: true }
  if (!isClosedNow(ctx)) return null
  const today = todayOf(ctx)
  const evening = timeAt(now(), brand.timeZone) < options.time ? today : addDays(today, 1)
  // Where its first open day is chosen, that is on screen.
  return { date: evening, daysElsewhere: eveningsElsewhere, own: date === null }
}

/** The chosen restaurant is closed today: until a day, or until further notice. */
export const isClosedNow = (ctx: Pick<PluginContext, 'facts' | 'brand' | 'now'>): boolean =>
  ctx.facts.venue !== null && isClosedOn(ctx.facts.venue, todayOf(ctx))

/** The list grows while it is looked for; it is said once, when it is whole. */
function Search({ known, ...wanted }: SearchProps) {
  const ctx = usePlugin<FirstFreeContext>()
  const { facts, announce, t } = ctx
  const id = useId()
  const { tables: others, end } = useTables(wanted)
  const tables = [...(known ?? []), ...others]
  const found = tables.length > 0
  // The choice of a full time has called it off.
  const isOff = !known && !found && facts.time !== null
  const text = t(found ? 'found' : (end ?? 'looking'))
  const result = found ? `${text} ${tables.map((table) => textOf(table, ctx)).join('; ')}` : text
  useEffect(() => {
    if (end && !isOff) announce(result)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once, whatever is chosen later.
  }, [end])
  if (isOff) return null
  return (
    <>
      <p id={id} className="first-free-found">
        {text}
      </p>
      {found && (
        <ul role="list" aria-labelledby={id} className="first-free-list">
          {tables.map((table) => (
            <li
              key={`${table.venue?.id} ${table.date} ${table.time}`}
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

/** What is found, in the order of days. Looked for in an idle moment; a choice calls off what is under way. */
function useTables({ date, daysElsewhere, own }: Wanted): {
  readonly tables: readonly FreeTable[]
  /** Its text where nothing was found; null while it looks. */
  readonly end: 'none' | 'failed' | null
} {
  const ctx = usePlugin<FirstFreeContext>()
  const { api, facts, options } = ctx
  const [tables, setTables] = useState<readonly FreeTable[]>([])
  const [end, setEnd] = useState<'none' | 'failed' | null>(null)
  const search = useRef<AbortController>(undefined)
  const isIdle = useIdle(true)
  const { venue, guests, time } = facts
  useEffect(() => {
    if (!isIdle || !venue) return
    const stop = new AbortController()
    search.current = stop
    const wanted = { venue, date, guests, time: facts.wishedTime ?? facts.time ?? options.time }
    const earliest = earliestTime(ctx)
    const asked = { api, wanted, daysElsewhere, own, calls: options.calls, earliest, signal: stop.signal }
    const tell = (table: FreeTable) =>
      setTables((before) => [...before, table].sort((one, other) => (one.date < other.date ? -1 : 1)))
    const ends = (text: 'none' | 'failed') => stop.signal.aborted || setEnd(text)
    void lookForTables(asked, tell).then(
      () => ends('none'),
      () => ends('failed'),
    )
    return () => {
      stop.abort()
      setTables([])
      setEnd(null)
    }
  }, [ctx, api, facts, isIdle, venue, date, guests, daysElsewhere, own, options])
  // A full time that is chosen leaves what was found: it helps just then.
  useEffect(() => () => search.current?.abort(), [time])
  return { tables, end }
}

function TableButton({ table }: { readonly table: FreeTable }) {
  const ctx = usePlugin<FirstFreeContext>()
  const { date, time, venue } = table
  return (
    <button
      type="button"
      part="chip"
      className="first-free-table"
      onClick={() => {
        ctx.dismiss()
        ctx.set({ date, ...(venue && { venue }), time: null, wishedTime: time })
      }}
    >
      {textOf(table, ctx)}
    </button>
  )
}

/** "Fri 27 Nov, 19:30"; of another restaurant on the chosen day "19:30 at Cork, 13 miles". */
function textOf(table: FreeTable, ctx: FirstFreeContext): string {
  const { date, time, venue } = table
  const { formats, facts, t } = ctx
  const day = formats.shortDay(date)
  const shown = timeName(ctx, time, table)
  const when = date === facts.date ? shown : t('day', { day, time: shown })
  const distance = venue?.distanceInMilesString ?? ''
  return venue
    ? t(distance ? 'elsewhere' : 'elsewhereNear', { time: when, venue: venue.name, distance })
    : when
}
