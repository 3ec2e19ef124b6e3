import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { specialRequestsSent } from 'tavola'
import { Field, Note, Place, TextField, useField, usePlugin, useTexts } from 'tavola/controls'
import { detailsMessages } from './details-messages'
import { largestGroup } from './group-size'
import { unfinished, type EnquiryContext } from './model'

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
            // Text that is no number has an empty value too, so this keeps what the diner has typed so far.
            value={state.groupSize.value === unfinished ? '' : state.groupSize.value}
            // For text that is no number the browser gives an empty value: it is wrong, and not missing.
            onChange={({ target }) => {
              isAnnounced.current = false
              state.groupSize.value = target.validity.badInput ? unfinished : target.value
            }}
            onKeyDown={onKeyDown}
            onBlur={onBlur}
          />
        )}
      </Field>
    </div>
  )
}

/** The general enquiry's own question, large and before anything about the diner. */
export function Question() {
  const { state, facts, options } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const isRequired = options.requireQuestion
  const text = state.question.value
  // It stands in front of the special requests, and section 5 cuts both together.
  const limit = Math.max(text.length, specialRequestsSent - facts.customer.specialRequests.length)
  return (
    <div className="enquiry-question">
      <TextField
        {...useField('question')}
        label={t('question')}
        required={isRequired}
        optional={!isRequired}
        value={text}
        onChange={(typed) => void (state.question.value = typed)}
        multiline={{ limit, rows: 5 }}
        hint={t('questionHint', { count: limit - text.length })}
      />
    </div>
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
      <Note error={error} />
    </div>
  )
}
