import type { InitOptions } from './table'

/** The custom element's name. */
export const elementName = 'tavola-booking'

/** The options that a link and the page's address may set, with their names after "tavola-". There are few, as anybody can write an address. */
export const linkNames = {
  venueId: 'venue',
  date: 'date',
  time: 'time',
  guests: 'guests',
  adults: 'adults',
  children: 'children',
  journey: 'journey',
} as const

/** Reads an option without a check. */
export type ReadOption = <Name extends keyof InitOptions>(name: Name) => InitOptions[Name] | null | undefined

/**
 * Reads options before the widget's code has loaded: the element's attribute, else the page's code or the script tag's `data-`, else
 * the address. sources.ts has the same order.
 */
export function optionReader(options: Partial<InitOptions>, source?: Element): ReadOption {
  const address = new URLSearchParams(location.search)
  return (name) =>
    // `venueId` is written "venue-id", and attributes ignore case.
    (source?.getAttribute(name.replace(/[A-Z]/, '-$&')) as never) ??
    options[name] ??
    (name in linkNames ? address.get(`tavola-${linkNames[name as keyof typeof linkNames]}`) : undefined)
}

/**
 * A suspicious base URL: a host without "https://" would be a path, and the widget itself adds "/api". In another option, "#" begins
 * the selector of a misspelt container.
 */
export const oddText = /^#|^[\w-]+\.[a-z]|\/api\/*$/i
