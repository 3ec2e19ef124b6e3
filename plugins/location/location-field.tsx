import { usePlugin, useStyles, VenueHeader } from 'tavola/controls'
import css from './location.css'
import { LocationBox } from './location-box'
import type { LocationContext } from './model'

interface Props {
  /** False in a step that shows the error itself. */
  readonly isErrorShown?: boolean
}

/** Section 2: the search-as-you-type box; with `readOnlyLocation` only the venue (decisions, "Step 1"). */
export default function LocationField({ isErrorShown = true }: Props) {
  useStyles(css)
  const { facts, readOnlyLocation } = usePlugin<LocationContext>()
  return readOnlyLocation && facts.venue ? <VenueHeader /> : <LocationBox isErrorShown={isErrorShown} />
}
