import { useId } from 'react'
import { dayTimes, localDigits, offeredTimes, Place, useLazy, usePlugin } from 'tavola'
import type { StartContext } from './model'
import { closestTime, hourOf, hoursOf, minuteOf, minutesOf, retryTimes, timesSelection } from './times'

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
        className="field hour"
        label={t('hour')}
        value={hour}
        values={hoursOf(times)}
        disabled={times.length === 0}
        onChange={(value) => choose(closestTime(times, value, time === null ? '' : minuteOf(time)))}
      />
      <TimePart
        className="field"
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
  readonly className: string
  readonly label: string
  readonly value: string
  readonly values: readonly string[]
  readonly disabled: boolean
  readonly onChange: (value: string) => void
}

function TimePart({ className, label, value, values, disabled, onChange }: PartProps) {
  const { brand } = usePlugin<StartContext>()
  const id = useId()
  return (
    <div part="field" className={className}>
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

const loadDayNote = () => import(/* webpackChunkName: "start-day-note" */ './day-note')
const loadClosedDay = () => import(/* webpackChunkName: "start-closed-day" */ './closed-day')

/** What is to be said of the day's times. Its height is always reserved, so that nothing moves. */
export function TimesNote() {
  const ctx = usePlugin<StartContext>()
  const { facts, state, t } = ctx
  const selection = timesSelection(ctx)
  const day = selection ? dayTimes(ctx) : null
  const isAllFree = facts.wishedTime === null && day?.every(({ free }) => free)
  const load = day?.length === 0 ? loadClosedDay : !isAllFree && loadDayNote
  return (
    <div part="note" className="note" aria-live="polite">
      {selection && state.timesFailed.value === selection && (
        <p className="note-error">
          {t('timesFailed')}{' '}
          <button type="button" part="link" className="link" onClick={() => retryTimes(ctx)}>
            {t('tryAgain')}
          </button>
        </p>
      )}
      {day && load && <LazyNote key={selection} load={load} />}
      <Place name="full-day" />
    </div>
  )
}

/** Nothing while its file is on the way, and where that does not come: the times can be chosen all the same. */
function LazyNote({ load }: { readonly load: typeof loadDayNote }) {
  const note = useLazy(load)
  return note.state === 'loaded' && <note.Component />
}

/** The offered times of the current selection, and the chosen one: while they load, and where step 2 offered it. */
function currentTimes(ctx: StartContext): string[] {
  const { time: chosen } = ctx.facts
  const offers = timesSelection(ctx) ? offeredTimes(ctx) : null
  const times = (offers ?? []).map(({ time }) => time)
  return chosen === null || times.includes(chosen) ? times : [...times, chosen].sort()
}
