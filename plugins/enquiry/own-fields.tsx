import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type SyntheticEvent } from 'react'
import { groupGuests, specialRequestsSent } from 'tavola'
import { Field, Place, TextField, useField, usePlugin, useTexts } from 'tavola/controls'
import { detailsMessages } from './details-messages'
import { largestGroup } from './group-size'
import { unfinished, type EnquiryContext } from './model'
import { today, writePreferredTime } from './asked'

/** Decisions, "Step 1": a group is asked how many. */
export function GroupSize() {
  const { state, shared, announce } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const { error, onBlur } = useField('groupSize')
  /** Letters were announced as not taken. Once, until the number changes. */
  const isAnnounced = useRef(false)

  /** A browser drops them without a word. */
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (isAnnounced.current || ctrlKey || metaKey || !/^\p{L}$/u.test(key)) return
    isAnnounced.current = true
    announce(t('groupSizeDigits'))
  }

  return (
    <div className="enquiry-group">
      <Field label={t('groupSize')} error={error}>
        {(control) => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={shared.smallestGroup}
            max={largestGroup}
            value={state.groupSize.value}
            // For text that is no number the browser gives an empty value: it is wrong, and not missing.
            onChange={({ target }) => {
              isAnnounced.current = false
              state.groupSize.value = target.validity.badInput ? '?' : target.value
            }}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        )}
      </Field>
    </div>
  )
}

/** The general enquiry's own question, before anything about the diner. */
export function Question() {
  const { state, facts } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const text = state.question.value
  // It stands in front of the special requests, and section 5 cuts both together.
  const limit = Math.max(text.length, specialRequestsSent - facts.customer.specialRequests.length)
  return (
    <TextField
      label={t('question')}
      optional
      value={text}
      onChange={(typed) => void (state.question.value = typed)}
      multiline={{ limit }}
      hint={t('questionHint', { count: limit - text.length })}
    />
  )
}

/** The location box, or another plugin's part in its place, with its error once the diner has left it. */
export function Location() {
  const { error, onBlur } = useField('venue')

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  /** Enter in its text selects an option: it is no press of Continue. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }

  return (
    <div onBlur={leave} onKeyDown={onKeyDown}>
      <Place name="location" errorBelow />
      <p part="note" className="note note-error">
        {error}
      </p>
    </div>
  )
}

/** Date, time and guests of a general enquiry, all of them optional (decisions, "General enquiry"). */
export function PreferredTime() {
  const ctx = usePlugin<EnquiryContext>()
  const { facts, state } = ctx
  const t = useTexts('enquiry', detailsMessages)
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

  return (
    <fieldset className="enquiry-visit">
      <legend>{t('visit')}</legend>
      <PreferredInput field="date" label="preferredDate" min={today(ctx)} max="9999-12-31" />
      <PreferredInput field="time" label="preferredTime" />
      <PreferredGuests />
    </fieldset>
  )
}

interface InputProps {
  readonly field: 'date' | 'time'
  readonly label: 'preferredDate' | 'preferredTime'
  readonly min?: string
  readonly max?: string
}

/** The browser's own input. While it is incomplete, its value is empty. */
function PreferredInput({ field, label, ...bounds }: InputProps) {
  const { facts, state } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
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
  const { facts, formats, shared, set } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  return (
    <Field label={t('preferredGuests')}>
      {(control) => (
        <select
          {...control}
          value={facts.guests}
          onChange={({ target }) => set({ adults: Number(target.value), children: 0 })}
        >
          <option value={0}>–</option>
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
