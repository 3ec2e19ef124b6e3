import { useId } from 'react'
import { dayTimes, offeredTimes, timeName, timesSelection, wallTime } from 'tavola'
import { useChoiceNote, useLazy, usePlugin, useWaitingFor } from 'tavola/controls'
import type { TimeContext } from './model'

/** Hour and minute of the offered times (section 2, "Time", and section 4, "Date and guests"). */
export default function TimeField() {
  const ctx = usePlugin<TimeContext>()
  const { facts, formats, t } = ctx
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
        none={t('hourNone')}
        value={hour}
        nameOf={(one) => timeName(ctx, one)}
        values={[...new Set(times.map(hourOf))]}
        waits={hourWaits}
        onChange={(value) => choose(closestTime(times, value, time === null ? '' : minuteOf(time)))}
      />
      <TimePart
        className="field"
        label={t('minute')}
        none={t('minuteNone')}
        value={time === null ? '' : minuteOf(time)}
        nameOf={formats.digits}
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
  if (chosen === null || times.includes(chosen)) return times
  const at = (time: string) => wallTime(ctx.facts, time)
  return [...times, chosen].sort((one, other) => (at(one) < at(other) ? -1 : 1))
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
  /** What screen readers say of the dash. */
  readonly none: string
  readonly value: string
  readonly values: readonly string[]
  readonly nameOf: (value: string) => string
  /** Why it cannot be used yet. */
  readonly waits: string | undefined
  readonly onChange: (value: string) => void
}

function TimePart({ className, label, none, value, values, nameOf, waits, onChange }: PartProps) {
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
        <option value="" aria-label={none}>
          –
        </option>
        {values.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
      {note}
    </div>
  )
}

const loadNote = () => import(/* webpackChunkName: "time-note" */ './times-note')

/** What there is to know about the day's times. Its height is always reserved, so that nothing moves. */
export function TimesNote() {
  const { facts } = usePlugin<TimeContext>()
  return (
    <div part="note" className="note">
      {facts.venue && <Note />}
    </div>
  )
}

/** Loaded with the restaurant. The times can be selected without it. */
function Note() {
  const note = useLazy(loadNote)
  return note.state === 'loaded' && <note.Component />
}
