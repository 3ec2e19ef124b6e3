import { distance } from 'fastest-levenshtein'
import { fetchAll } from './all-restaurants'
import { chosenBefore } from './chosen-before'
import { allowedSlips } from './list-numbers'
import type { Chosen, Listed, StartContext } from './model'
import { mostListed } from './numbers'
import { seenBy } from './seen-restaurants'

/**
 * The restaurants that are here already, found or chosen before, whose name or town has each word of the text but for a
 * slip of a letter; the most similar ones first. Where the box lists all restaurants it waits for them.
 */
export async function similarTo(
  ctx: StartContext,
  text: string,
  signal: AbortSignal,
): Promise<readonly Listed[]> {
  if (ctx.options.all) await fetchAll(ctx, signal).catch(() => undefined)
  const seen = seenBy(ctx.api)
  const here = new Map<Chosen['id'], Chosen>(chosenBefore(ctx).map((chosen) => [chosen.id, chosen]))
  for (const [id, venue] of seen) here.set(id, venue)
  const wanted = wordsOf(text)
  return [...here.values()]
    .map((chosen) => ({ chosen, slips: slipsIn(wanted, chosen) }))
    .filter(({ slips }) => slips < Infinity)
    .sort((one, other) => one.slips - other.slips)
    .slice(0, mostListed)
    .map(({ chosen }) => {
      const venue = seen.get(chosen.id)
      return venue ? { venue, hasNoPlace: true } : { chosen }
    })
}

/** All of them together; infinite where a word has too many. */
function slipsIn(wanted: readonly string[], { name, address }: Chosen): number {
  const own = wordsOf(`${name} ${address.at(-1) ?? ''}`)
  return wanted.reduce((sum, word) => {
    const slips = Math.min(...own.map((other) => slipsOf(word, other)))
    return slips > allowedSlips(word) ? Infinity : sum + slips
  }, 0)
}

/** A word may be typed to its end or not. */
const slipsOf = (typed: string, word: string) =>
  Math.min(...[typed.length, typed.length + 1, word.length].map((end) => distance(typed, word.slice(0, end))))

/** In small letters, without accents. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
