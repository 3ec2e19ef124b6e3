import { useId } from 'react'
import { usePlugin, VenueHeader } from 'tavola/controls'
import { LocationBox } from './location-box'
import type { StartContext } from './model'

interface Props {
  readonly invalid?: boolean
  /** The element that says what is wrong. */
  readonly describedBy?: string | undefined
}

/** Section 2: the search-as-you-type box; with `readOnlyLocation` only the venue (decisions, "Step 1"). */
export function LocationField({ invalid = false, describedBy }: Props) {
  const { facts, readOnlyLocation } = usePlugin<StartContext>()
  const id = useId()
  return readOnlyLocation && facts.venue ? (
    <VenueHeader />
  ) : (
    <LocationBox id={id} invalid={invalid} describedBy={describedBy} />
  )
}
