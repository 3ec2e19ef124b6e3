import { addDays, isClosedOn, todayOf, type PlainDate } from 'tavola/time'
import { Address } from 'tavola/controls'
import type { ListContext } from '.'
import { mostListed, type Line, type ListContent, type LocationResults } from '../lines'

/** How many days ahead a day is clear without its year. */
const withoutYear = 330

/** Lists the results of a search: name matches, then those nearby as a group; or what may have been meant. */
export function contentOf(
  { matches, near, place, similar = [] }: LocationResults,
  t: ListContext['t'],
): ListContent {
  if (similar.length > 0) {
    const before = t('nothing')
    return {
      lines: [{ before, label: t('didYouMean'), options: similar }],
      count: similar.length,
      announcement: before,
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

export const restaurantOf = (line: Line) => ('venue' in line ? line.venue : line.chosen)

interface Props {
  readonly line: Line
  readonly ctx: ListContext
}

/** Name, address, distance and closure. Few elements, as each takes time in a long list; each has its own direction. */
export function RestaurantLine({ line, ctx }: Props) {
  const { name, address } = restaurantOf(line)
  const closed = closedNote(line, ctx)
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

/**
 * A closure (date.closure) by the restaurant's own day. Empty for a restaurant that is open now, unless it is going to close
 * for good.
 */
function closedNote(line: Line, ctx: ListContext): string {
  const { formats, t } = ctx
  if (!('venue' in line)) return ''
  const { closedFrom, closedTo } = line.venue
  if (!closedFrom && !closedTo) return ''
  const today = todayOf(ctx)
  const date = (day: PlainDate) =>
    formats.date(day, {
      day: 'numeric',
      month: 'long',
      ...(day > addDays(today, withoutYear) && { year: 'numeric' }),
    })
  if (isClosedOn(line.venue, today))
    return closedTo ? t('closedUntil', { date: date(closedTo) }) : t('closed')
  return closedTo ? '' : t('closedAfter', { date: date(closedFrom!) })
}
