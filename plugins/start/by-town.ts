import type { GroupBase } from 'react-select'
import type { Venue } from 'tavola'
import type { Line } from './location-lines'

/**
 * The first `most` restaurants by town, the last line of their addresses, and by name. Those without an address come
 * last, in no group.
 */
export function byTown(
  venues: readonly Venue[],
  locale: string,
  most: number,
): readonly (Line | GroupBase<Line>)[] {
  const { compare } = new Intl.Collator(locale)
  const groups = new Map<string, Line[]>()
  const inOrder = [...venues].sort((one, other) => {
    const towns = [townOf(one), townOf(other)] as const
    const byTown = Number(!towns[0]) - Number(!towns[1]) || compare(...towns)
    return byTown || compare(one.name, other.name)
  })
  for (const venue of inOrder.slice(0, most)) {
    const town = townOf(venue)
    groups.set(town, [...(groups.get(town) ?? []), { venue, hasNoPlace: true }])
  }
  return [...groups].flatMap(([label, options]): (Line | GroupBase<Line>)[] =>
    label ? [{ label, options }] : options,
  )
}

const townOf = ({ address }: Venue) => address.filter(Boolean).at(-1)?.trim() ?? ''
