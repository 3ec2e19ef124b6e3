import { useRef, type KeyboardEvent } from 'react'
import { specialRequestsSent } from 'tavola'
import { Field, TextField, useField, usePlugin, useTexts } from 'tavola/controls'
import { detailsMessages } from './details-messages'
import type { EnquiryContext } from './model'
import { largestGroup } from './numbers'

/** Decisions, "Step 1": a group is asked how many. */
export function GroupSize() {
  const { state, shared, announce } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const { error, onBlur } = useField('groupSize')
  /** It was said that letters are not taken. Once, until the number changes. */
  const isSaid = useRef(false)

  /** A browser drops them without a word. */
  function onKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (isSaid.current || ctrlKey || metaKey || !/^\p{L}$/u.test(key)) return
    isSaid.current = true
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
            // Of what is no number the browser gives an empty value: it is wrong, and not missing.
            onChange={({ target }) => {
              isSaid.current = false
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
