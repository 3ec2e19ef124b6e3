import { useId } from 'react'
import { localDigits, usePlugin } from 'tavola'
import type { StartContext } from './model'
import {
  chooseTime,
  hourOf,
  hoursOf,
  isFullyBooked,
  minuteOf,
  minutesOf,
  offeredTimes,
  retryTimes,
  closestTime,
  timesSelection,
} from './times'

/** Hour and minute, of the times that are offered (section 2, "Time", and section 4, "Date and guests"). */
export function TimeField() {
  const ctx = usePlugin<StartContext>()
  const { facts, t } = ctx
  const times = currentTimes(ctx)
  const { time } = facts
  const hour = time === null ? '' : hourOf(time)
  const choose = (chosen: string | null) => chooseTime(ctx, chosen)

  return (
    <>
      <TimePart
        label={t('hour')}
        value={hour}
        values={hoursOf(times)}
        disabled={times.length === 0}
        onChange={(value) => choose(closestTime(times, value, time === null ? '' : minuteOf(time)))}
      />
      <TimePart
        label={t('minute')}
        value={time === null ? '' : minuteOf(time)}
        values={minutesOf(times, hour)}
        disabled={time === null}
        onChange={(value) => choose(value === '' ? null : closestTime(times, hour, value))}
      />
    </>
  )
}

interface PartProps {
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function TimePart({ label, value, values, disabled, onChange }: PartProps) {
  const { brand } = usePlugin<StartContext>()
  const id = useId()
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        part="input"
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">–</option>
        {values.map((option) => (
          <option key={option} value={option}>
            {localDigits(option, brand.locale)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Why there is no time to choose. Its height is always kept, so that nothing moves. */
export function TimesNote() {
  const ctx = usePlugin<StartContext>()
  const { state, t } = ctx
  const { times } = state
  const answer = times.value?.selection === timesSelection(ctx) ? times.value : null
  if (answer && answer.sessions === null) {
    return (
      <p part="note" className="note note-error">
        {t('timesFailed')}{' '}
        <button type="button" part="link" className="link" onClick={() => retryTimes(ctx)}>
          {t('tryAgain')}
        </button>
      </p>
    )
  }
  const none = answer?.sessions && isFullyBooked(ctx, answer.sessions)
  if (!none) return <p part="note" className="note" />
  return (
    <p part="note" className="note" role="status">
      {t(offeredTimes(ctx, answer.sessions!).length === 0 ? 'noSlots' : 'fullyBooked')}
    </p>
  )
}

/** The offered times of what is chosen now; while they are fetched, the chosen one alone. */
function currentTimes(ctx: StartContext): string[] {
  const answer = ctx.state.times.value
  if (answer?.sessions && answer.selection === timesSelection(ctx)) return offeredTimes(ctx, answer.sessions)
  return ctx.facts.time === null ? [] : [ctx.facts.time]
}
