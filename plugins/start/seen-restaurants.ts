import type { Venue } from 'tavola'
import type { StartContext } from './model'

type Seen = Map<Venue['id'], Venue>

const seen = new WeakMap<StartContext['api'], Seen>()

/** The restaurants that a widget's searches have found so far, by their ids. */
export function seenBy(api: StartContext['api']): Seen {
  const found = seen.get(api) ?? new Map()
  seen.set(api, found)
  return found
}
