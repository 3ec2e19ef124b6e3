import { useId, type FocusEvent } from 'react'
import { Place, useField, usePlugin } from 'tavola'
import type { EnquiryContext } from './model'

/** The location box. Its error appears once the diner has left the box, or if nothing else is missing. */
export function Location() {
  const { problems } = usePlugin<EnquiryContext>()
  const { error, onBlur } = useField('venue')
  const note = useId()
  const last = problems.size === 1 ? problems.get('venue') : undefined

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }

  return (
    <div
      className="location-box"
      role="group"
      aria-describedby={note}
      onBlur={leave}
      // Enter selects an option here: the form must not handle it.
      onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
    >
      <Place name="location" fallback={<Place name="location-box" />} />
      <p id={note} part="note" className="note note-error" aria-live="polite">
        {error ?? last}
      </p>
    </div>
  )
}
