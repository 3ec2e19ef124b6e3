import type { Code, Line } from './codes'
import { countSlips } from './slips'

/** A mistake of a host's or a chain's developer. Every console line about one has these parts, in this order. */
export interface Problem {
  readonly code: Code
  /** Where it was written: "Tavola.init", "<script>", "brand.options.menus". */
  readonly where: string
  /** What is wrong, without a full stop: `unknown option "venue"`. */
  readonly what: string
  /** In words, after "Expected". */
  readonly expected?: string | undefined
  /** In words, after "Received"; see {@link described}. */
  readonly received?: string | undefined
  /** The name that was probably meant. */
  readonly meant?: string | undefined
}

/** The console line without "[Tavola]": `T012 Tavola.init: unknown option "venue". Did you mean "venueId"? …`. */
export const lineOf = ({ code, where, ...problem }: Problem): Line => `${code} ${where}: ${inWords(problem)}`

/** The sentences of a problem, without its code and place. */
export const inWords = ({ what, expected, received, meant }: Omit<Problem, 'code' | 'where'>): string =>
  [
    `${what}.`,
    ...(meant === undefined ? [] : [`Did you mean "${meant}"?`]),
    ...(expected === undefined ? [] : [`Expected ${expected}.`]),
    ...(received === undefined ? [] : [`Received ${received}.`]),
  ].join(' ')

/** A name that does not exist, with the one that was probably meant, else all of them. `kind`: "option", "plugin". */
export function unknownName(
  { code, where, kind }: { readonly code: Code; readonly where: string; readonly kind: string },
  name: string,
  known: readonly string[],
): Problem {
  const meant = similarTo(name, known)
  const expected = meant === undefined ? oneOf(known) : undefined
  return { code, where, what: `unknown ${kind} "${name}"`, meant, expected }
}

export const oneOf = (names: readonly string[]): string | undefined =>
  names.length > 0 ? `one of ${names.join(', ')}` : undefined

/** The longest part of a text that a line shows, in characters. */
const longest = 40

export const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text

/** A value in words, after "Received". */
export function described(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return `"${shortened(value)}"`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** How a name is compared: `venue-id`, `venueID` and `venueId` are one. */
const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '')

const slipsBetween = (name: string, known: string) => countSlips(plain(name), plain(known))

/** The known name that was probably meant; undefined if none is similar. */
export function similarTo(name: string, known: readonly string[]): string | undefined {
  const slips = known.map((other) => slipsBetween(name, other))
  const least = Math.min(...slips)
  return least <= Math.max(2, name.length / 3) ? known[slips.indexOf(least)] : undefined
}

/** ` Did you mean "venueId"?`, for the end of a sentence; empty if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = similarTo(name, known)
  return meant === undefined ? '' : ` Did you mean "${meant}"?`
}

/** The known name that this one is almost certainly a misspelling of: for names that may also belong to somebody else. */
export const misspellingOf = (name: string, known: readonly string[]): string | undefined =>
  known.find((other) => plain(other) === plain(name)) ??
  known.find((other) => plain(other).startsWith(plain(name)) && name.length >= 4) ??
  known.find((other) => slipsBetween(name, other) <= allowedSlips(plain(other)))

/** Many short names are one letter away from another word. */
const allowedSlips = ({ length }: string) => (length < 5 ? 0 : length < 8 ? 1 : 2)
