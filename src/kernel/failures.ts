import type { Failure } from '../contract/plugin-context'

/** Section 8's situations, each turned into what the banner says, in this one place. Keys are the catalogue's. */

/** "Availability check fails (non-200 or exception)": the sessions' check as well as Continue's. */
export function availabilityFailure(venue: string, again?: () => void): Failure {
  return {
    code: 'widget.availabilityFailed',
    values: { venue },
    ...(again && { again: { label: 'widget.tryAgain', run: again } }),
  }
}

/** A venue given by its id could not be read: section 8 is silent, the text is ours. */
export function venueFailure(again: () => void): Failure {
  return { code: 'widget.venueFailed', again: { label: 'widget.tryAgain', run: again } }
}

/** "No availability", with the alternative message under it (decisions, "Step 2"), which may be the restaurant's own. */
export function noAvailabilityFailure(venue: string, alternative: string, fromBackEnd = false): Failure {
  return { code: 'widget.noAvailability', values: { venue }, errors: [alternative], fromBackEnd }
}
