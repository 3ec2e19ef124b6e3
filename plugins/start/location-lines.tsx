import type { GroupBase } from 'react-select'
import { Address, type Venue } from 'tavola'
import type { LocationResults } from './model'
import { mostListed } from './numbers'

/** A line of the list: a restaurant, or the retry after a failure. */
export type Line = { readonly venue: Venue } | { readonly retry: true }

/** The first of what was found, name matches before those near by, which are a group. */
export function linesOf({ matches, near, failed }: LocationResults): (Line | GroupBase<Line>)[] {
  if (failed) return [{ retry: true }]
  const lines = (venues: readonly Venue[], most: number) => venues.slice(0, most).map((venue) => ({ venue }))
  const named = lines(matches, mostListed)
  const options = lines(near, mostListed - named.length)
  return options.length > 0 ? [...named, { options }] : named
}

export const numberFound = ({ matches, near }: LocationResults) => matches.length + near.length

/** Elements of their own direction, each by itself: a long list is as quick to draw as it has few of them. */
export function VenueLine({ venue }: { readonly venue: Venue }) {
  return (
    <>
      <bdi className="location-name">{venue.name}</bdi>{' '}
      <Address lines={venue.address} className="location-address" />{' '}
      <bdi className="location-distance">{venue.distanceInMilesString}</bdi>
    </>
  )
}
