import { useField, useStyles } from 'tavola'
import { LocationField } from './location-field'
import css from './start.css'

/** The location box in a step of another plugin (decisions, "General enquiry"). */
export default function LocationInsert() {
  useStyles(css)
  const { error } = useField('venue')
  return <LocationField invalid={error !== undefined} />
}
