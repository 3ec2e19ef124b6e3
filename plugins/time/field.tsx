import { useId } from 'react'
import type { Messages } from 'tavola'
import { dayTimes, hoursOf, offeredTimes, timesSelection, wallTime } from 'tavola/time'
import { Place, useChoiceNote, usePlugin, useWaitingFor } from 'tavola/controls'
import type { TimeContext } from '.'

export const texts = {
  label: 'Time',
  hour: 'Hour',
  minute: 'Minute',
  // Read in place of the dash.
  hourNone: 'Choose an hour',
  minuteNone: 'Choose a minute',
  hourFirst: 'Choose an hour first.',
  loading: 'Finding available times…',
  none: 'There are no times available on this day.',
} as const satisfies Messages

type FieldContext = TimeContext<typeof texts>

/** Hour and minute of the offered times (time.slots). */
export default function TimeField() {
  const ctx = usePlugin<FieldContext>()
  const { facts, formats, t } = ctx
  const times = currentTimes(ctx)
  const { time } = facts
  const hours = hoursOf(ctx, times)
  const hour = hours.find((one) => time !== null && one.times.includes(time))
  const waitsForChoice = useWaitingFor('time')
  const hourWaits = times.length === 0 ? (waitsForChoice ?? noTimesYet(ctx)) : undefined
  const minuteWaits = hourWaits ?? (time === null ? t('hourFirst') : undefined)
  const choose = (chosen: string | null) => ctx.set({ time: chosen })

  return (
    <div role="group" aria-label={t('label')} className="field-group">
      <TimePart
        className="field field-left"
        label={t('hour')}
        none={t('hourNone')}
        value={hour?.id ?? ''}
        options={hours}
        waits={hourWaits}
        onChange={(id) => choose(closestTime(hours.find((one) => one.id === id)?.times ?? [], time))}
      />
      <TimePart
        className="field"
        label={t('minute')}
        none={t('minuteNone')}
        value={time === null ? '' : minuteOf(time)}
        options={(hour?.times ?? []).map(minuteOf).map((id) => ({ id, name: formats.digits(id) }))}
        waits={minuteWaits}
        onChange={(id) => choose(hour?.times.find((one) => minuteOf(one) === id) ?? null)}
      />
    </div>
  )
}

/** The offered times of the current selection, and the chosen one: while they load, and where step 2 offered it. */
function currentTimes(ctx: FieldContext): string[] {
  const { time: chosen } = ctx.facts
  const offers = timesSelection(ctx) ? offeredTimes(ctx) : null
  const times = (offers ?? []).map(({ time }) => time)
  if (chosen === null || times.includes(chosen)) return times
  const at = (time: string) => wallTime(ctx.facts, time)
  return [...times, chosen].sort((one, other) => (at(one) < at(other) ? -1 : 1))
}

function noTimesYet(ctx: FieldContext): string {
  if (ctx.queries.value.sessions?.state === 'failed') return ctx.t('failed')
  return ctx.t(dayTimes(ctx) ? 'none' : 'loading')
}

const minuteOf = (time: string) => time.slice(3)

/** If the hour does not have the chosen time's minute, its first minute is used (time.minute). Null without an hour. */
const closestTime = (ofHour: readonly string[], chosen: string | null): string | null =>
  ofHour.find((time) => chosen !== null && minuteOf(time) === minuteOf(chosen)) ?? ofHour[0] ?? null

interface PartProps {
  readonly className: string
  readonly label: string
  /** What screen readers say of the dash. */
  readonly none: string
  readonly value: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  /** Why it cannot be used yet. */
  readonly waits: string | undefined
  readonly onChange: (id: string) => void
}

function TimePart({ className, label, none, value, options, waits, onChange }: PartProps) {
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
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {note}
    </div>
  )
}

/** Its height is always reserved, so that what comes moves nothing. */
export function NoteSpace() {
  const { facts } = usePlugin<FieldContext>()
  return (
    <div part="note" className="note">
      {facts.venue && <Place name="time.text" fallback={null} />}
    </div>
  )
}
