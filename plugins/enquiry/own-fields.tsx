import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { specialRequestsSent } from 'tavola'
import { Note, Place, TextField, useField, usePlugin, useTexts } from 'tavola/controls'
import { detailsMessages } from './details-messages'
import { largestGroup } from './group-size'
import type { EnquiryContext } from './model'

/** A group is asked how many (guests.how-many). */
export function GroupSize() {
  const { state, shared, announce } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const { smallestGroup } = shared
  const { value } = state.groupSize
  const size = value === '' ? smallestGroup - 1 : Number(value)
  /** Letters were announced as not taken. Once, until the number changes. */
  const isAnnounced = useRef(false)

  function change(next: string) {
    isAnnounced.current = false
    state.groupSize.value = next
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
    const isLetter = /^\p{L}$/u.test(key) && !ctrlKey && !metaKey && !altKey
    if (by === 0 && !isLetter) return
    event.preventDefault()
    if (by !== 0) return change(String(Math.min(Math.max((size || 0) + by, smallestGroup), largestGroup)))
    if (!isAnnounced.current) announce(t('groupSizeDigits'))
    isAnnounced.current = true
  }

  return (
    <div className="enquiry-group">
      <TextField
        {...useField('groupSize')}
        label={t('groupSize')}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-valuemin={smallestGroup}
        aria-valuemax={largestGroup}
        aria-valuenow={value === '' ? undefined : size || undefined}
        value={value}
        onChange={change}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}

/** The general enquiry's own question, large and before anything about the diner. */
export function Question() {
  const { state, facts, options } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const isRequired = options.requireQuestion
  const text = state.question.value
  // It stands in front of the special requests, and both are cut together (requests.cut).
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
