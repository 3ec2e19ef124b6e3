import type { Code, Line } from './codes'
import { countSlips } from './slips'

/** A mistake of a host's or a chain's developer, with the parts of its console line. */
export interface Mistake {
  readonly code: Code
  /** The place of the mistake: "Tavola.init", "<script>", "brand.options.menus". */
  readonly where: string
  /** The mistake without a full stop: `unknown option "venue"`. */
  readonly what: string
  /** The words after "Expected". */
  readonly expected?: string | undefined
  /** The words after "Received", as from {@link describeValue}. */
  readonly received?: string | undefined
  /** The name that was probably meant. */
  readonly meant?: string | undefined
}

/** The console line without "[Tavola]": `T012 Tavola.init: unknown option "venue". Did you mean "venueId"? …`. */
export const lineOf = ({ code, where, ...mistake }: Mistake): Line => `${code} ${where}: ${inWords(mistake)}`

/** The sentences about a mistake, without its code and place. */
export const inWords = ({ what, expected, received, meant }: Omit<Mistake, 'code' | 'where'>): string =>
  [
    `${what}.`,
    ...(meant === undefined ? [] : [`Did you mean "${meant}"?`]),
    ...(expected === undefined ? [] : [`Expected ${expected}.`]),
    ...(received === undefined ? [] : [`Received ${received}.`]),
  ].join(' ')

/** The mistake of an unknown name, with the probably meant name, or else all known ones. `kind`: "option", "plugin". */
export function unknownName(
  { code, where, kind }: { readonly code: Code; readonly where: string; readonly kind: string },
  name: string,
  known: readonly string[],
): Mistake {
  const meant = similarTo(name, known)
  const expected = meant === undefined ? oneOf(known) : undefined
  return { code, where, what: `unknown ${kind} "${name}"`, meant, expected }
}

export const oneOf = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `one of ${names.join(', ')}` : undefined

/** How many characters of a text a line shows. */
const longest = 40

export const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

/** A value in words, for after "Received". */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `"${shorten(value)}"`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** Makes `venue-id`, `venueID` and `venueId` equal. */
const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')

const slipsBetween = (name: string, known: string) => countSlips(plain(name), plain(known))

/** The most similar known name; undefined if none is similar. */
export function similarTo(name: string, known: readonly string[]): string | undefined {
  const slips = known.map((other) => slipsBetween(name, other))
  const least = Math.min(...slips)
  return least <= Math.max(2, name.length / 3) ? known[slips.indexOf(least)] : undefined
}

/** The question ` Did you mean "venueId"?`; empty if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = similarTo(name, known)
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}

/** The known name that is almost certainly misspelt here. It is for names that may belong to other scripts. */
export const misspellingOf = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => plain(other) === plain(name)) ??
  known.find((other) => plain(other).startsWith(plain(name)) && name.length >= 4) ??
  known.find((other) => slipsBetween(name, other) <= allowedSlips(plain(other)))

/** Many short names are one letter away from another word. */
const allowedSlips = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2)
