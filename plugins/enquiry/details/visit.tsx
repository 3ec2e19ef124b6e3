import { useEffect, useState, type SyntheticEvent } from 'react'
import { groupGuests } from 'tavola/journeys'
import { isClosedOn, timeAt, todayOf } from 'tavola/time'
import { Field, useField, usePlugin } from 'tavola/controls'
import type { DetailsContext } from '.'

/** Stands for an input whose date or time is incomplete. */
const unfinished = '?'

/** What may be wrong with the preferred day, and with the time: the keys of their messages. */
const dateProblems = ['dateUnfinished', 'datePast', 'dateClosed'] as const
const timeProblems = ['timeUnfinished', 'timePast'] as const

/** Null if the date is valid or missing. */
function dateProblem(ctx: DetailsContext): (typeof dateProblems)[number] | null {
  const date = ctx.state.date.value
  if (!date) return null
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return 'dateUnfinished'
  if (date < todayOf(ctx)) return 'datePast'
  const { venue } = ctx.facts
  return venue && isClosedOn(venue, date) ? 'dateClosed' : null
}

function timeProblem(ctx: DetailsContext): (typeof timeProblems)[number] | null {
  const { date, time } = ctx.state
  if (!time.value) return null
  if (!/^\d\d:\d\d$/.test(time.value)) return 'timeUnfinished'
  const passed = date.value === todayOf(ctx) && time.value <= timeAt(ctx.now(), ctx.brand.timeZone)
  return passed ? 'timePast' : null
}

export const visitValidators = [
  ...dateProblems.map((message) => ({
    field: 'date',
    message,
    valid: (ctx: DetailsContext) => dateProblem(ctx) !== message,
  })),
  ...timeProblems.map((message) => ({
    field: 'time',
    message,
    valid: (ctx: DetailsContext) => timeProblem(ctx) !== message,
  })),
]

/** Date, time and guests of a general enquiry, all of them optional (general-enquiry.optional), and folded until one is given. */
export function Visit() {
  const ctx = usePlugin<DetailsContext>()
  const { t } = ctx
  const { isOpen, onToggle } = useFold()
  usePreferredTime()
  return (
    <details className="enquiry-visit" aria-label={t('visit')} open={isOpen} onToggle={onToggle}>
      <summary>{t('addVisit')}</summary>
      <div className="enquiry-visit-fields">
        <PreferredInput field="date" label="preferredDate" min={todayOf(ctx)} max="9999-12-31" />
        <PreferredInput field="time" label="preferredTime" />
        <PreferredGuests />
      </div>
    </details>
  )
}

/** Open once the page or the diner has given something of it. It can't be closed over an error. */
function useFold() {
  const { facts, problems } = usePlugin<DetailsContext>()
  const isGiven = facts.date !== null || facts.time !== null || facts.guests !== 0
  const isWrong = problems.has('date') || problems.has('time')
  const [isOpen, setOpen] = useState(isGiven)
  useEffect(() => {
    if (isGiven) setOpen(true)
  }, [isGiven])

  function onToggle({ currentTarget: fold }: SyntheticEvent<HTMLDetailsElement>) {
    if (isWrong) fold.open = true
    setOpen(fold.open)
  }

  return { isOpen, onToggle }
}

/** Keeps the typed day and time and the facts in step. */
function usePreferredTime(): void {
  const ctx = usePlugin<DetailsContext>()
  const { facts, state } = ctx
  useEffect(() => {
    state.date.value = facts.date ?? ''
    state.time.value = facts.time ?? ''
    let written = facts.date
    // Runs after each change, also of the restaurant or the guests: these clear the time in the facts, but not here.
    const end = ctx.effect(() => {
      // Not typed here: the page has named another day.
      if (facts.date !== null && facts.date !== written) state.date.value = facts.date
      writePreferredTime(ctx)
      written = facts.date
    })
    return () => {
      end()
      state.date.value = null
      state.time.value = null
    }
  }, [ctx, facts, state])
}

/** Writes the valid values to the facts, and null for invalid ones. Does nothing once the inputs are not shown. */
function writePreferredTime(ctx: DetailsContext): void {
  const { state, facts, journey, set } = ctx
  if (state.date.value === null || !journey?.direct) return
  const date = dateProblem(ctx) ? null : state.date.value || null
  const time = timeProblem(ctx) ? null : state.time.value || null
  if (date !== facts.date || time !== facts.time) set({ date, time })
}

interface InputProps {
  readonly field: 'date' | 'time'
  readonly label: 'preferredDate' | 'preferredTime'
  readonly min?: string
  readonly max?: string
}

/** The browser's own input. While it is incomplete, its value is empty. */
function PreferredInput({ field, label, ...bounds }: InputProps) {
  const { facts, state, t } = usePlugin<DetailsContext>()
  const { error, onBlur } = useField(field)
  const text = state[field].value ?? facts[field] ?? ''

  function read({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) {
    state[field].value = validity.badInput ? unfinished : value
  }

  return (
    <Field label={t(label)} error={error}>
      {(control) => (
        <input
          {...control}
          {...bounds}
          type={field}
          className={text === '' ? 'enquiry-unset' : undefined}
          // An incomplete date has an empty value too, so this keeps what the diner has typed so far.
          value={text === unfinished ? '' : text}
          onChange={read}
          onBlur={(event) => {
            read(event)
            onBlur()
          }}
        />
      )}
    </Field>
  )
}

function PreferredGuests() {
  const { facts, formats, shared, set, t } = usePlugin<DetailsContext>()
  return (
    <Field label={t('preferredGuests')}>
      {(control) => (
        <select
          {...control}
          value={facts.guests}
          onChange={({ target }) => set({ adults: Number(target.value), children: 0 })}
        >
          <option value={0} aria-label={t('noGuests')}>
            –
          </option>
          {[...Array(shared.largestParty).keys()].map((index) => (
            <option key={index} value={index + 1}>
              {formats.number(index + 1)}
            </option>
          ))}
          <option value={groupGuests}>{t('groupOption')}</option>
        </select>
      )}
    </Field>
  )
}
