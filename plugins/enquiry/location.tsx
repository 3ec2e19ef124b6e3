import type { FocusEvent, KeyboardEvent } from 'react'
import { Place, useField } from 'tavola/controls'

/** The location box, with its error once the diner has left the box. The box says it to those who do not see it. */
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
      <Place name="location" fallback={<Place name="location-box" />} />
      <p part="note" className="note note-error">
        {error}
      </p>
    </div>
  )
}
