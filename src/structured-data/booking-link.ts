import { linkNames } from '../host/options/read-option'
import { takes } from '../host/options/table'

/** A choice that a link makes. The widget reads it from the address of its page. */
export interface BookingChoice {
  /** The restaurant's id. */
  readonly venueId?: string | number
  /** `"2026-12-24"` */
  readonly date?: string
  /** `"19:30"` */
  readonly time?: string
  /** `1` to the brand's largest party, or `-1` for a group. */
  readonly guests?: number
  /** `1` to `100`, for journeys that ask for adults and children. */
  readonly adults?: number
  /** `0` to `100`, for the same journeys. */
  readonly children?: number
  /** A journey that the brand offers: `"Booking"`. */
  readonly journey?: string
}

const names = Object.entries(linkNames) as [keyof BookingChoice, string][]

/**
 * The address of a page with the choice in it. Other parameters of the page, and its fragment, stay.
 *
 * @param page the absolute address of the page with the widget
 * @throws TypeError for an address that isn't https or http, and for a value that the widget wouldn't take
 */
export function bookingLink(page: string, choice: BookingChoice = {}): string {
  const link = new URL(pageAddress(page))
  for (const [name, parameter] of names) {
    const value = choice[name]
    link.searchParams.delete(`tavola-${parameter}`)
    if (value === undefined) continue
    if (!takes(name, value)) throw new TypeError(`bookingLink: invalid "${name}": ${JSON.stringify(value)}.`)
    link.searchParams.set(`tavola-${parameter}`, String(value))
  }
  return link.href
}

/** The address, as a browser writes it. It can't be a script. */
export function pageAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`Expected the absolute address of a page, received ${JSON.stringify(given)}.`)
  return url.href
}
