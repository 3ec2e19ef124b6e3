import { type Shown, everyPicture, nameOf, widths, pictures } from '../../../../tools/gallery/pictures'
import type { Picture } from '../../../../tools/gallery/picture'
import { byDay } from '../../../kit/night'

const schemes = ['light', 'dark'] as const

/** Every picture in every brand, scheme and width. */
export const allPictures = (): Shown[] =>
  widths.flatMap((width) =>
    schemes.flatMap((scheme) => everyPicture(width).map((shown) => ({ ...shown, scheme }))),
  )

/** They stand for all: each step and each kind of control is on one of them. */
const daily = new Set([
  // Step 1: its open list, its calendar, the numbers of a party, and in the popup.
  ...['before-typing', 'calendar', 'kids-party-start', 'popup'],
  // Steps 2 to 8.
  ...['alternatives', 'menu-missing', 'details-errors', 'ticket-calendar'],
  ...['enquiry-details', 'group-sent', 'card-errors'],
])

/** Each picture once, so that each brand, scheme and width has as many as the next. */
function once(pictures: readonly Picture[]): Shown[] {
  const taken = new Map<string, number>()
  const count = (key: string) => taken.get(key) ?? 0
  const all = allPictures()
  return pictures.map((picture) => {
    const keys = ({ brand, scheme, width }: Shown) => [
      `${brand.id} ${scheme}`,
      `${width} ${scheme}`,
      `${brand.id} ${width}`,
    ]
    const weight = (shown: Shown) => keys(shown).reduce((sum, key) => sum + count(key), 0)
    const best = all
      .filter((shown) => shown.picture === picture)
      .reduce((least, shown) => (weight(shown) < weight(least) ? shown : least))
    for (const key of keys(best)) taken.set(key, count(key) + 1)
    return best
  })
}

/** Every picture in each look, light and dark: each at one width after the other, in one of a look's languages. */
export function eachLook(): Shown[] {
  const looks = new Map<string, Shown[]>()
  for (const shown of allPictures()) {
    const look = [shown.picture.id, String(shown.brand.config.theme ?? 'milano'), shown.scheme].join()
    looks.set(look, [...(looks.get(look) ?? []), shown])
  }
  // Per picture there are as many looks as not to give one look the same width each time.
  return [...looks.values()].map((all, index) => all[(index + Math.floor(index / 2)) % all.length]!)
}

/** The sets of pictures, selected by TAVOLA_PICTURES. */
const sets: Readonly<Record<string, () => Shown[]>> = {
  all: allPictures,
  looks: eachLook,
  once: () => once(pictures),
}

/** By day those that stand for the others. Throws where there is no such set. */
export function picturesOf(name?: string): Shown[] {
  if (name === undefined) return once(byDay(pictures, ({ id }) => daily.has(id)))
  const set = sets[name]
  if (!set) throw new Error(`TAVOLA_PICTURES is one of ${Object.keys(sets).join(', ')}, and not "${name}".`)
  return set()
}

export const pictureName = (shown: Shown) => `${nameOf(shown)}, ${shown.scheme}`
