import type { InitOptions } from './public'

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

/** Of the script tag its `data-` attributes, of the element those that are options. */
export function optionsOf(source: Element, known: readonly string[]): Options {
  const texts =
    source instanceof HTMLScriptElement
      ? { ...source.dataset }
      : Object.fromEntries(
          [...source.attributes]
            .map(({ name, value }) => [camelCase(name), value] as const)
            .filter(([name]) => known.includes(name)),
        )
  // The loader has dealt with them.
  const { container: _container, inline: _inline, ...rest } = texts
  return fromTexts(rest)
}

/** What a link or the address may say, in its words; nothing else, and nothing of a person. */
const wishes: Readonly<Record<string, keyof InitOptions>> = {
  venue: 'venueId',
  date: 'date',
  time: 'time',
  guests: 'guests',
  adults: 'adults',
  children: 'children',
  journey: 'journey',
}

/** A link's `data-tavola-…` attributes. */
export const ofLink = (dataset: DOMStringMap): Options =>
  wishesIn(
    Object.entries(dataset).map(([key, value]) => [key.toLowerCase(), value ?? '']),
    'tavola',
  )

/** The page's address: `?tavola-venue=cork&tavola-date=2026-12-24`. */
export const ofAddress = (search: string): Options => wishesIn([...new URLSearchParams(search)], 'tavola-')

function wishesIn(entries: readonly (readonly [string, string])[], prefix: string): Options {
  const texts: Record<string, string> = {}
  for (const [key, text] of entries) {
    if (!key.startsWith(prefix)) continue
    const name = key.slice(prefix.length)
    texts[wishes[name] ?? key] = text
  }
  return fromTexts(texts)
}
