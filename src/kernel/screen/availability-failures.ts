import type { Failure } from '../../contract/plugin-context'

/** For sessions and an availability check that fail (error.availability, error.sessions). */
export function availabilityFailure(venue: string, again?: () => void): Failure {
  return {
    code: 'widget.availabilityFailed',
    values: { venue },
    ...(again && { again: { label: 'widget.tryAgain', run: again } }),
  }
}

/** Nothing is available, with an alternative under it (error.nothing-free). The back end may word the alternative. */
export function noAvailabilityFailure(venue: string, alternative: string, fromBackEnd = false): Failure {
  return { code: 'widget.noAvailability', values: { venue }, errors: [alternative], fromBackEnd }
}
