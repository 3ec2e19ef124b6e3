import { closest, distance } from 'fastest-levenshtein'
import type { Complain } from './complain'

/** The known name that was probably meant, for a message: ' Did you mean "venueId"?', or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')
  const meant = known.find((other) => plain(other) === plain(name)) ?? closest(name, [...known])
  const near =
    plain(meant) === plain(name) || distance(plain(name), plain(meant)) <= Math.max(2, name.length / 3)
  return near ? ` Did you mean "${meant}"?` : ''
}

/** Names what there is not, with what was probably meant, and all that there is. */
export function complainUnknown(
  what: string,
  name: string,
  known: readonly string[],
  complain: Complain,
): void {
  complain(`${what} "${name}".${didYouMean(name, known)} Expected one of ${known.join(', ')}.`)
}
