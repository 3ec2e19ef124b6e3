import { linkWords } from './link-words'
import type { InitOptions } from '../public'

/**
 * Options that come as text: `data-` attributes of the script tag and of links, attributes of the element, and the
 * page's address. One grammar for all: the option's name, and its value as it would be written.
 */

type Options = Partial<InitOptions>

const flag = (text: string) => (text === '' || text === 'true' ? true : text === 'false' ? false : text)
const number = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : text)

const kinds: Readonly<Record<string, (text: string) => unknown>> = {
  guests: number,
  adults: number,
  children: number,
  inline: flag,
  readOnlyLocation: flag,
  history: flag,
  brand: (text) => (text.startsWith('{') ? parse(text) : text),
}

/** What is no JSON stays the text that it is, and is named as a brand that does not exist. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Their values as the options take them, those that are none as they are; what makes no sense stays a text, for the check to name. */
export function fromTexts(texts: Readonly<Record<string, unknown>>): Options {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined)
  return Object.fromEntries(
    given.map(([key, text]) => [key, typeof text === 'string' && kinds[key] ? kinds[key](text) : text]),
  )
}

/** As an option is written: `venue-id` is `venueId`. */
export const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Of the script tag's `data-` attributes, or of the element's, those that are options. */
export function optionsOf(source: Element, known: readonly string[]): Options {
  const texts =
    source instanceof HTMLScriptElement
      ? Object.entries(source.dataset)
      : [...source.attributes].map(({ name, value }) => [camelCase(name), value] as const)
  // The loader has dealt with that one.
  return fromTexts(Object.fromEntries(texts.filter(([name]) => known.includes(name) && name !== 'container')))
}

/** A link's `data-tavola-…` attributes; one that names no restaurant leaves it to the diner. */
export const ofLink = (dataset: DOMStringMap): Options => {
  const { tavolaVenue, ...others } = dataset
  const texts = tavolaVenue ? dataset : others
  return wishesIn(
    Object.entries(texts).map(([key, value]) => [key.toLowerCase(), value ?? '']),
    'tavola',
  )
}

/** The page's address: `?tavola-venue=cork&tavola-date=2026-12-24`. */
export const ofAddress = (search: string): Options => wishesIn([...new URLSearchParams(search)], 'tavola-')

/** What is no word of theirs stays as it is written, to be named. */
function wishesIn(entries: readonly (readonly [string, string])[], prefix: 'tavola' | 'tavola-'): Options {
  const texts: Record<string, string> = {}
  for (const [key, text] of entries) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    const written = prefix === 'tavola' ? `data-tavola-${name}` : key
    texts[Object.hasOwn(linkWords, name) ? linkWords[name]! : written] = text
  }
  return fromTexts(texts)
}
