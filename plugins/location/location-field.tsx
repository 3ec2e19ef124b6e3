import { usePlugin, useStyles, VenueHeader } from 'tavola/controls'
import css from './location.css'
import { LocationBox } from './location-box'
import type { LocationContext } from './model'

/** Section 2: the search-as-you-type box; with `readOnlyLocation` only the venue (decisions, "Step 1"). */
export default function LocationField() {
  useStyles(css)
  const { facts, readOnlyLocation } = usePlugin<LocationContext>()
  return readOnlyLocation && facts.venue ? <VenueHeader /> : <LocationBox />
}
