import type { GroupBase } from 'react-select'
import { addDays, firstDay, formatDate, isClosedOn, type PlainDate } from 'tavola'
import { Address } from 'tavola/controls'
import type { ListText } from './list-messages'
import { withoutYear } from './list-numbers'
import type { Listed, LocationResults, StartContext } from './model'
import { mostListed } from './numbers'

export type Line = Listed

/** Lines under a heading. `before`: what the heading says that is not the name of its lines. */
export interface Group extends GroupBase<Line> {
  readonly before?: string
}

export interface Shown {
  readonly lines: readonly (Line | Group)[]
  /** How many restaurants there are, which may be more than are listed. */
  readonly count: number
  /** More was asked for, and did not come. */
  readonly failed?: boolean
  readonly isLoading?: boolean
  /** For screen readers, in place of how many were found. */
  readonly said?: string
  /** Stands under the list, or in its place where it is empty. */
  readonly notice?: string
}

/** The first of what was found, name matches before those near by, which are a group; or what may have been meant. */
export function shownOf({ matches, near, place, failed, similar = [] }: LocationResults, t: ListText): Shown {
  if (failed) return { lines: [], count: 0, failed }
  if (similar.length > 0) {
    const before = t('nothing')
    return {
      lines: [{ before, label: t('didYouMean'), options: similar }],
      count: similar.length,
      said: before,
    }
  }
  const lines = (venues: typeof near, most: number) => venues.slice(0, most).map((venue) => ({ venue }))
  const named = lines(matches, mostListed)
  const options = lines(near, mostListed - named.length)
  const label = place ? t('near', { place }) : t('nearby')
  return {
    lines: options.length > 0 ? [...named, { label, options }] : named,
    count: matches.length + near.length,
  }
}

export const restaurantOf = (line: Listed) => ('venue' in line ? line.venue : line.chosen)

interface Props {
  readonly line: Listed
  readonly ctx: StartContext
  readonly t: ListText
}

/** Elements of their own direction, each by itself: a long list is as quick to draw as it has few of them. */
export function RestaurantLine({ line, ctx, t }: Props) {
  const { name, address } = restaurantOf(line)
  const closed = closedNote(line, ctx, t)
  const lang = ctx.brand.backEndLanguage
  return (
    <>
      <bdi lang={lang} className="location-name">
        {name}
      </bdi>{' '}
      <Address lines={address} className="location-address" />{' '}
      {'venue' in line && !line.hasNoPlace && (
        <bdi lang={lang} className="location-distance">
          {line.venue.distanceInMilesString}
        </bdi>
      )}
      {closed && (
        <>
          {' '}
          <span className="location-closed">{closed}</span>
        </>
      )}
    </>
  )
}

/** Section 5, closures, by the restaurant's own day. Empty where it is open with no end, or shut only later and for a while. */
function closedNote(line: Listed, { brand, now }: StartContext, t: ListText): string {
  if (!('venue' in line)) return ''
  const { closedFrom, closedTo } = line.venue
  if (!closedFrom && !closedTo) return ''
  const today = firstDay(now(), 0, brand.timeZone)
  const date = (day: PlainDate) =>
    formatDate(day, brand.locale, {
      day: 'numeric',
      month: 'long',
      ...(day > addDays(today, withoutYear) && { year: 'numeric' }),
    })
  if (isClosedOn(line.venue, today))
    return closedTo ? t('closedUntil', { date: date(closedTo) }) : t('closed')
  return closedTo ? '' : t('closedAfter', { date: date(closedFrom!) })
}
