import { distance } from 'fastest-levenshtein'
import type { Venue } from 'tavola'
import type { LocationContext } from '..'
import { mostListed, type Chosen, type Line } from '../lines'
import { fetchAllRestaurants, knownRestaurants } from '../list/known-restaurants'
import { recentRestaurants } from './recent-restaurants'

export function lineOf(chosen: Chosen, known: ReadonlyMap<Venue['id'], Venue>): Line {
  const venue = known.get(chosen.id)
  return venue ? { venue, hasNoPlace: true } : { chosen }
}

/** The number of wrong letters that a word of the search text may have. */
const allowedSlips = ({ length }: string): number => (length < 3 ? 0 : length < 6 ? 1 : 2)

/**
 * The known restaurants whose name or town has each word of the text, except for some wrong letters; the most similar
 * ones first. If the box lists all restaurants, it waits for them.
 */
export async function similarRestaurants(
  ctx: LocationContext,
  text: string,
  signal: AbortSignal,
): Promise<readonly Line[]> {
  if (ctx.options.all) await fetchAllRestaurants(ctx, signal).catch(() => undefined)
  const known = knownRestaurants(ctx.api)
  const candidates = new Map<Chosen['id'], Chosen>(
    recentRestaurants(ctx).map((recent) => [recent.id, recent]),
  )
  for (const [id, venue] of known) candidates.set(id, venue)
  const typed = wordsOf(text)
  return [...candidates.values()]
    .map((chosen) => ({ chosen, slips: countSlips(typed, chosen) }))
    .filter(({ slips }) => slips < Infinity)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, mostListed)
    .map(({ chosen }) => lineOf(chosen, known))
}

/** Of all typed words together; infinite if one of them has too many. */
function countSlips(typed: readonly string[], { name, address }: Chosen): number {
  const words = wordsOf(`${name} ${address.at(-1) ?? ''}`)
  return typed.reduce((sum, word) => {
    const slips = Math.min(...words.map((other) => slipsBetween(word, other)))
    return slips > allowedSlips(word) ? Infinity : sum + slips
  }, 0)
}

/** The word need not be typed to its end. */
const slipsBetween = (typed: string, word: string) =>
  Math.min(...[typed.length, typed.length + 1, word.length].map((end) => distance(typed, word.slice(0, end))))

/** In lower case, without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
