import { linkNames } from '../host/options/read-option'
import { isValidOption } from '../host/options/table'

/** The choice that a link makes. The widget reads it from its page's address. */
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
 * The address of a page with the choice in it. Its other parameters and its fragment stay.
 *
 * @param page the absolute address of the page with the widget
 * @throws TypeError for an address that isn't https or http, and for an invalid value
 */
export function bookingLink(page: string, choice: BookingChoice = {}): string {
  const link = new URL(pageAddress(page))
  for (const [name, parameter] of names) {
    const value = choice[name]
    link.searchParams.delete(`tavola-${parameter}`)
    if (value === undefined) continue
    if (!isValidOption(name, value))
      throw new TypeError(`bookingLink: invalid "${name}": ${JSON.stringify(value)}.`)
    link.searchParams.set(`tavola-${parameter}`, String(value))
  }
  return link.href
}

/** The address as a browser writes it. Throws a TypeError unless it is http or https. */
export function pageAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError(`Expected the absolute address of a page, received ${JSON.stringify(address)}.`)
  return url.href
}
