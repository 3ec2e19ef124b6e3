import { linkNames } from './link-names'
import { isOption, optionTable, type OptionRule } from './option-table'

/**
 * Options that are written as text: in `data-` attributes of the script tag and of links, in attributes of the element
 * and in the page's address.
 */

type Unchecked = Record<string, unknown>

const read: Readonly<Record<NonNullable<OptionRule['text']>, (text: string) => unknown>> = {
  flag: (text) => (text === '' || text === 'true' ? true : text === 'false' ? false : text),
  number: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
  json: (text) => (text.trim()[0] === '{' ? parseJson(text) : text),
}

/** Invalid JSON is kept as a text, and named as a brand that there is not (explain-brand.ts). */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Turns texts into the values that the options take. A text that cannot be read stays, and the check names it. */
export function fromTexts(texts: Readonly<Unchecked>): Unchecked {
  const entries = Object.entries(texts).map(([name, text]) => {
    const form = isOption(name) ? optionTable[name].text : undefined
    return [name, form && typeof text === 'string' ? read[form](text) : text]
  })
  return Object.fromEntries(entries)
}

/** The option's name for an attribute: `venue-id` is `venueId`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The attributes of the script tag (`data-…`) or of the element that are options. */
export function attributeOptions(source: Element): Unchecked {
  const texts =
    source instanceof HTMLScriptElement
      ? Object.entries(source.dataset)
      : [...source.attributes].map(({ name, value }) => [camelCase(name), value] as const)
  // The loader has read the container already.
  return fromTexts(Object.fromEntries(texts.filter(([name]) => isOption(name) && name !== 'container')))
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
  return fromTexts(Object.fromEntries(named.map(([name, text]) => [optionFor(name) ?? prefix + name, text])))
}
