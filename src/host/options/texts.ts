import { linkNames } from './read-option'
import { isOption, valueOf } from './table'

/** Reads options from texts: attributes of the script tag, an element or a link, and the page's address. */

type UncheckedOptions = Record<string, unknown>

/** Turns texts into the options' values. */
export const withValues = (texts: Iterable<readonly [name: string, text: unknown]>): UncheckedOptions =>
  Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      isOption(name) && typeof text === 'string' ? valueOf(name, text) : text,
    ]),
  )

/** The option's name for an attribute: `venue-id` is `venueId`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The options among the attributes of the script tag (`data-…`) or of the element. */
export function attributeOptions(source: Element): UncheckedOptions {
  const texts =
    source instanceof HTMLScriptElement
      ? Object.entries(source.dataset)
      : [...source.attributes].map(({ name, value }) => [camelCase(name), value] as const)
  // The loader has read the container already.
  return withValues(texts.filter(([name]) => isOption(name) && name !== 'container'))
}

/** A link's `data-tavola-…` attributes. An empty venue leaves the choice of a restaurant to the diner. */
export function linkOptions({ tavolaVenue, ...others }: DOMStringMap): UncheckedOptions {
  const texts = tavolaVenue ? { tavolaVenue, ...others } : others
  const named = Object.entries(texts)
    .filter(([key]) => key.startsWith('tavola'))
    .map(([key, text]) => [key.slice('tavola'.length).toLowerCase(), text] as const)
  return namedOptions(named, 'data-tavola-')
}

/** The options in the page's address: `?tavola-venue=cork&tavola-date=2026-12-24`. The first of repeated names counts, as in the loader. */
export function addressOptions(search: string): UncheckedOptions {
  const named = [...new URLSearchParams(search)]
    .reverse()
    .filter(([key]) => key.startsWith('tavola-'))
    .map(([key, text]) => [key.slice('tavola-'.length), text] as const)
  return namedOptions(named, 'tavola-')
}

/** The options by their own names. An unknown name keeps its form, for the message. */
function namedOptions(named: readonly (readonly [string, unknown])[], prefix: string): UncheckedOptions {
  const optionFor = (linkName: string) =>
    Object.entries(linkNames).find((entry) => entry[1] === linkName)?.[0]
  return withValues(named.map(([name, text]) => [optionFor(name) ?? prefix + name, text]))
}
