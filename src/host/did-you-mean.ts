import { closest, distance } from 'fastest-levenshtein'
import type { Line } from './console/lines'
import type { LogError } from './log-error'

const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')

/** The known name that was probably meant, for a message: ' Did you mean "venueId"?'. Empty where none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = known.find((other) => plain(other) === plain(name)) ?? closest(name, [...known])
  const isNear =
    plain(nearest) === plain(name) || distance(plain(name), plain(nearest)) <= Math.max(2, name.length / 3)
  return isNear ? ` Did you mean "${nearest}"?` : ''
}

/** The known name that this one almost certainly was meant to be: for names that may also be somebody else's. */
export const misspelt = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => plain(other) === plain(name)) ??
  known.find((other) => plain(other).startsWith(plain(name)) && name.length >= 4) ??
  known.find((other) => distance(plain(name), plain(other)) <= allowedSlips(plain(other)))

/** How many letters may be wrong. Many short names are a letter away from another word. */
const allowedSlips = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/** Names what does not exist, with what was probably meant, and all that exists. */
export function logUnknownName(what: Line, name: string, known: readonly string[], logError: LogError): void {
  const expected = known.length > 0 ? ` Expected one of ${known.join(', ')}.` : ''
  logError(`${what} "${name}".${didYouMean(name, known)}${expected}`)
}
