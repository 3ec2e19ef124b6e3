import { useId } from 'react'
import { useField, useStyles } from 'tavola/controls'
import { LocationField } from './location-box'
import css from './start.css'

/** The location box in a step of another plugin (decisions, "General enquiry"), which shows the error itself. */
export default function LocationInsert() {
  useStyles(css)
  const { error } = useField('venue')
  const id = useId()
  return (
    <>
      <LocationField invalid={error !== undefined} describedBy={error && id} />
      <span id={id} hidden>
        {error}
      </span>
    </>
  )
}
