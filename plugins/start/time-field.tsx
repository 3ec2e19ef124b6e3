import { useId } from 'react'
import { dayTimes, localDigits, offeredTimes } from 'tavola'
import { Place, useField, useLazy, usePlugin } from 'tavola/controls'
import { useDescribed } from './described'
import type { StartContext } from './model'
import { closestTime, hourOf, hoursOf, minuteOf, minutesOf, retryTimes, timesSelection } from './times'
import { guestsWait, timesWait } from './waiting'

/** Hour and minute of the offered times (section 2, "Time", and section 4, "Date and guests"). */
export function TimeField() {
  const ctx = usePlugin<StartContext>()
  const { facts, t } = ctx
  const times = currentTimes(ctx)
  const { time } = facts
  const hour = time === null ? '' : hourOf(time)
  const hourWaits = times.length === 0 ? timesWait(ctx) : undefined
  const minuteWaits = hourWaits ?? (time === null ? t('hourFirst') : undefined)
  const choose = (chosen: string | null) => ctx.set({ time: chosen })

  return (
    <div role="group" aria-label={t('time')} className="start-group">
      <TimePart
        className="field hour"
        label={t('hour')}
        value={hour}
        values={hoursOf(times)}
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
  const { brand } = usePlugin<StartContext>()
  const id = useId()
  const { attributes, said } = useDescribed('time', waits, false)
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
            {localDigits(option, brand.locale)}
          </option>
        ))}
      </select>
      {said}
    </div>
  )
}

const loadDayNote = () => import(/* webpackChunkName: "start-day-note" */ './day-note')
const loadClosedDay = () => import(/* webpackChunkName: "start-closed-day" */ './closed-day')

/** What a press of Continue found missing of guests and time: under their row, which stays one. */
function useMissing(ctx: StartContext): string | undefined {
  const guests = useField('guests').error
  const time = useField('time').error
  if (guestsWait(ctx) !== undefined) return undefined
  return guests ?? (currentTimes(ctx).length > 0 ? time : undefined)
}

/** What is to be said of the day's times. Its height is always reserved, so that nothing moves. */
export function TimesNote() {
  const ctx = usePlugin<StartContext>()
  const { facts, state, t } = ctx
  const selection = timesSelection(ctx)
  const day = selection ? dayTimes(ctx) : null
  const missing = useMissing(ctx)
  const isAllFree = facts.wishedTime === null && day?.every(({ free }) => free)
  const load = day?.length === 0 ? loadClosedDay : !isAllFree && loadDayNote
  return (
    <div part="note" className="note">
      {missing && <p className="note-error">{missing}</p>}
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
