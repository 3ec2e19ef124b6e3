import type { InitOptions } from './table'

/** The custom element's name. */
export const elementName = 'tavola-booking'

/**
 * The options that a link and the page's address may set, with their names after "tavola-". Nothing else is read from an
 * address, because anybody can write one.
 */
export const linkNames = {
  venueId: 'venue',
  date: 'date',
  time: 'time',
  guests: 'guests',
  adults: 'adults',
  children: 'children',
  journey: 'journey',
} as const

/** Reads one option, unchecked. */
export type ReadOption = <Name extends keyof InitOptions>(name: Name) => InitOptions[Name] | null | undefined

/**
 * Reads single options before the widget's code is here, in the order of precedence of sources.ts: the element's
 * attribute, else the page's code or the script tag's `data-`, else the address.
 */
export function optionReader(options: Partial<InitOptions>, source?: Element): ReadOption {
  const address = new URLSearchParams(location.search)
  return (name) =>
    // `venueId` is written "venue-id"; an attribute's letters may be of any case.
    (source?.getAttribute(name.replace(/[A-Z]/, '-$&')) as never) ??
    options[name] ??
    (name in linkNames ? address.get(`tavola-${linkNames[name as keyof typeof linkNames]}`) : undefined)
}

/**
 * A base URL that is hardly the address before "/api/…": a host without "https://", which would be a path, or one that ends
 * in the "/api" which the widget adds. As another option it is the selector of a misspelt container.
 */
export const oddText = /^#|^[\w-]+\.[a-z]|\/api\/*$/i
