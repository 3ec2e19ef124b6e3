import { useId } from 'react'
import { dayTimes, offeredTimes, timesSelection } from 'tavola'
import { Place, TryAgain, useChoiceNote, useField, useLazy, usePlugin, useWaitingFor } from 'tavola/controls'
import type { TimeContext } from './model'

/** Hour and minute of the offered times (section 2, "Time", and section 4, "Date and guests"). */
export default function TimeField() {
  const ctx = usePlugin<TimeContext>()
  const { facts, t } = ctx
  const times = currentTimes(ctx)
  const { time } = facts
  const hour = time === null ? '' : hourOf(time)
  const waitsForChoice = useWaitingFor('time')
  const hourWaits = times.length === 0 ? (waitsForChoice ?? noTimesYet(ctx)) : undefined
  const minuteWaits = hourWaits ?? (time === null ? t('hourFirst') : undefined)
  const choose = (chosen: string | null) => ctx.set({ time: chosen })

  return (
    <div role="group" aria-label={t('label')} className="start-group">
      <TimePart
        className="field hour"
        label={t('hour')}
        value={hour}
        values={[...new Set(times.map(hourOf))]}
        waits={hourWaits}
        onChange={(value) => choose(closestTime(times, value, time === null ? '' : minuteOf(time)))}
      />
      <TimePart
        className="field"
        label={t('minute')}
        value={time === null ? '' : minuteOf(time)}
        values={minutesOf(times, hour)}
        waits={minuteWaits}
        onChange={(value) => choose(value === '' ? null : closestTime(times, hour, value))}
      />
    </div>
  )
}

/** The offered times of the current selection, and the chosen one: while they load, and where step 2 offered it. */
function currentTimes(ctx: TimeContext): string[] {
  const { time: chosen } = ctx.facts
  const offers = timesSelection(ctx) ? offeredTimes(ctx) : null
  const times = (offers ?? []).map(({ time }) => time)
  return chosen === null || times.includes(chosen) ? times : [...times, chosen].sort()
}

function noTimesYet(ctx: TimeContext): string {
  if (ctx.facts.sessionsFailed) return ctx.t('failed')
  return ctx.t(dayTimes(ctx) ? 'none' : 'loading')
}

const hourOf = (time: string) => time.slice(0, 2)
const minuteOf = (time: string) => time.slice(3)

const minutesOf = (times: readonly string[], hour: string) =>
  times.filter((time) => hourOf(time) === hour).map(minuteOf)

/** Section 4: if the hour does not have the minute, the hour's first minute is used. Null if the hour has none. */
function closestTime(times: readonly string[], hour: string, minute: string): string | null {
  const minutes = minutesOf(times, hour)
  const chosen = minutes.includes(minute) ? minute : minutes[0]
  return chosen === undefined ? null : `${hour}:${chosen}`
}

interface PartProps {
  readonly className: string
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  /** Why it cannot be used yet. */
  readonly waits: string | undefined
  readonly onChange: (value: string) => void
}

function TimePart({ className, label, value, values, waits, onChange }: PartProps) {
  const { formats } = usePlugin<TimeContext>()
  const id = useId()
  const { attributes, note } = useChoiceNote('time', waits, false)
  return (
    <div part="field" className={className}>
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        part="input"
        value={value}
        {...attributes}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">–</option>
        {values.map((option) => (
          <option key={option} value={option}>
            {formats.time(option)}
          </option>
        ))}
      </select>
      {note}
    </div>
  )
}

const loadDayNote = () => import(/* webpackChunkName: "time-day-note" */ './day-note')
const loadClosedDay = () => import(/* webpackChunkName: "time-closed-day" */ './closed-day')

/** What there is to know about the day's times. Its height is always reserved, so that nothing moves. */
export function TimesNote() {
  const ctx = usePlugin<TimeContext>()
  const { facts, t } = ctx
  const selection = timesSelection(ctx)
  const day = selection ? dayTimes(ctx) : null
  const missing = useMissing(ctx)
  const isAllFree = facts.wishedTime === null && day?.every(({ free }) => free)
  const load = day?.length === 0 ? loadClosedDay : !isAllFree && loadDayNote

  return (
    <div part="note" className="note">
      {missing && <p className="note-error">{missing}</p>}
      {selection && facts.sessionsFailed && (
        <TryAgain
          className="note-error"
          text={t('failed')}
          onPress={() => ctx.set({ sessionsFailed: false })}
        />
      )}
      {day && load && <LazyNote key={selection} load={load} />}
      <Place name="full-day" />
    </div>
  )
}

/** What Continue found missing of guests and time: under their row, which stays one. */
function useMissing(ctx: TimeContext): string | undefined {
  const guests = useField('guests').error
  const time = useField('time').error
  if (useWaitingFor('guests') !== undefined) return undefined
  return guests ?? (currentTimes(ctx).length > 0 ? time : undefined)
}

/** Empty until its file has loaded. The times can be selected without it. */
function LazyNote({ load }: { readonly load: typeof loadDayNote }) {
  const note = useLazy(load)
  return note.state === 'loaded' && <note.Component />
}
