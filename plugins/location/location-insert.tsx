import LocationField from './location-field'

/** The location box in a step of another plugin (decisions, "General enquiry"), which shows the error itself. */
export default function LocationInsert() {
  return <LocationField isErrorShown={false} />
}
