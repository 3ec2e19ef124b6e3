import { useId } from 'react'
import { localDigits, offeredTimes, usePlugin } from 'tavola'
import type { StartContext } from './model'
import {
  closestTime,
  hourOf,
  hoursOf,
  isFullyBooked,
  minuteOf,
  minutesOf,
  retryTimes,
  timesSelection,
} from './times'

/** Hour and minute of the offered times (section 2, "Time", and section 4, "Date and guests"). */
export function TimeField() {
  const ctx = usePlugin<StartContext>()
  const { facts, t } = ctx
  const times = currentTimes(ctx)
  const { time } = facts
  const hour = time === null ? '' : hourOf(time)
  const choose = (chosen: string | null) => ctx.set({ time: chosen })

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

/** Explains why there is no time to choose. Its height is always reserved, so that nothing moves. */
export function TimesNote() {
  const ctx = usePlugin<StartContext>()
  const { state, t } = ctx
  const selection = timesSelection(ctx)
  if (selection && state.timesFailed.value === selection) {
    return (
      <p part="note" className="note note-error">
        {t('timesFailed')}{' '}
        <button type="button" part="link" className="link" onClick={() => retryTimes(ctx)}>
          {t('tryAgain')}
        </button>
      </p>
    )
  }
  const offers = selection ? offeredTimes(ctx) : null
  if (!offers || !isFullyBooked(offers)) return <p part="note" className="note" />
  return (
    <p part="note" className="note" role="status">
      {t(offers.length === 0 ? 'noSlots' : 'fullyBooked')}
    </p>
  )
}

/** The offered times of the current selection, and the chosen one: while they load, and where step 2 offered it. */
function currentTimes(ctx: StartContext): string[] {
  const { time: chosen } = ctx.facts
  const offers = timesSelection(ctx) ? offeredTimes(ctx) : null
  const times = (offers ?? []).map(({ time }) => time)
  return chosen === null || times.includes(chosen) ? times : [...times, chosen].sort()
}
