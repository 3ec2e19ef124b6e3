import { linkNames } from './read-option'
import { isOption, valueOf } from './table'

/** Options that are written as text: in attributes of the script tag, an element or a link, and in the page's address. */

type Unchecked = Record<string, unknown>

/** Turns texts into the values that the options take. */
export const withValues = (texts: Iterable<readonly [name: string, text: unknown]>): Unchecked =>
  Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      isOption(name) && typeof text === 'string' ? valueOf(name, text) : text,
    ]),
  )

/** The option's name for an attribute: `venue-id` is `venueId`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The attributes of the script tag (`data-…`) or of the element that are options. */
export function attributeOptions(source: Element): Unchecked {
  const texts =
    source instanceof HTMLScriptElement
      ? Object.entries(source.dataset)
      : [...source.attributes].map(({ name, value }) => [camelCase(name), value] as const)
  // The loader has read the container already.
  return withValues(texts.filter(([name]) => isOption(name) && name !== 'container'))
}

/** A link's `data-tavola-…` attributes. An empty venue leaves the choice of a restaurant to the diner. */
export function linkOptions({ tavolaVenue, ...others }: DOMStringMap): Unchecked {
  const texts = tavolaVenue ? { tavolaVenue, ...others } : others
  const named = Object.entries(texts)
    .filter(([key]) => key.startsWith('tavola'))
    .map(([key, text]) => [key.slice('tavola'.length).toLowerCase(), text] as const)
  return namedOptions(named, 'data-tavola-')
}

/** The page's address: `?tavola-venue=cork&tavola-date=2026-12-24`. If a name is repeated, the first one counts, as in the loader. */
export function addressOptions(search: string): Unchecked {
  const named = [...new URLSearchParams(search)]
    .reverse()
    .filter(([key]) => key.startsWith('tavola-'))
    .map(([key, text]) => [key.slice('tavola-'.length), text] as const)
  return namedOptions(named, 'tavola-')
}

/** An unknown name keeps the form in which it was written, for the message. */
function namedOptions(named: readonly (readonly [string, unknown])[], prefix: string): Unchecked {
  const optionFor = (linkName: string) =>
    Object.entries(linkNames).find((entry) => entry[1] === linkName)?.[0]
  return withValues(named.map(([name, text]) => [optionFor(name) ?? prefix + name, text]))
}
