import type { Shown } from '../../../../tools/gallery/address'
import { pictures } from '../../../../tools/gallery/pictures'
import { everyPicture, nameOf, widths } from '../../../../tools/gallery/reach'

const schemes = ['light', 'dark'] as const

/** Every picture in every brand, scheme and width. */
export const allPictures = (): Shown[] =>
  widths.flatMap((width) =>
    schemes.flatMap((scheme) => everyPicture(width).map((shown) => ({ ...shown, scheme }))),
  )

/** Every picture once, so that each brand, scheme and width has as many as the next. */
export function eachOnce(): Shown[] {
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

export const pictureName = (shown: Shown) => `${nameOf(shown)}, ${shown.scheme}`
