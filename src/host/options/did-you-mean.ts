import { closest, distance } from 'fastest-levenshtein'
import type { LogError } from '../log-error'

const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')

/** The known name that was probably meant, for a message: ' Did you mean "venueId"?', or nothing. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const meant = known.find((other) => plain(other) === plain(name)) ?? closest(name, [...known])
  const near =
    plain(meant) === plain(name) || distance(plain(name), plain(meant)) <= Math.max(2, name.length / 3)
  return near ? ` Did you mean "${meant}"?` : ''
}

/** The known name that this one all but certainly was meant to be: said where nothing else would be. */
export const misspelt = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => plain(other) === plain(name)) ??
  known.find((other) => plain(other).startsWith(plain(name)) && name.length >= 4) ??
  known.find((other) => distance(plain(name), plain(other)) <= slips(plain(other)))

/** How many letters may be wrong: of short names many are a letter away from another word. */
const slips = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Names what there is not, with what was probably meant, and all that there is. */
export function logUnknownName(
  what: string,
  name: string,
  known: readonly string[],
  complain: LogError,
): void {
  complain(`${what} "${name}".${didYouMean(name, known)} Expected one of ${known.join(', ')}.`)
}
