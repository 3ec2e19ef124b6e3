import type { WireSessions, WireVenue } from '../api/wire'
import { bookingLink, pageAddress, type BookingChoice } from './booking-link'
import { closureOf, hoursOf, type OpeningHours } from './opening-hours'

export type { OpeningHours }

/** A restaurant's page, and your back end's data about the restaurant. */
export interface RestaurantPage {
  /** The absolute address of the page. */
  readonly url: string
  /** The absolute address of the page with the widget, if that is another page. */
  readonly bookingPage?: string
  /** The restaurant as your back end sends it. Invalid values are left out. */
  readonly venue: Pick<
    WireVenue,
    'id' | 'name' | 'address' | 'postCode' | 'telephone' | 'closedFrom' | 'closedTo'
  >
  /** The link's choice besides the restaurant: `{ journey: 'Booking' }`. */
  readonly choice?: Omit<BookingChoice, 'venueId'>
  /** The name of a reservation in the page's language: `"Un tavolo da Osteria Cork"`. */
  readonly reservationName?: string
  /** The restaurant's country, as an ISO 3166 code: `"IE"`. */
  readonly country?: string
  /** Responses with a day's times, by day: `{ '2026-12-24': { sessions } }`. Their sessions become the opening hours. */
  readonly days?: Readonly<Record<string, WireSessions>>
}

export interface PostalAddress {
  readonly '@type': 'PostalAddress'
  readonly streetAddress?: string
  readonly postalCode?: string
  readonly addressCountry?: string
}

/** The action that leads to the widget. */
export interface ReserveAction {
  readonly '@type': 'ReserveAction'
  readonly target: {
    readonly '@type': 'EntryPoint'
    readonly urlTemplate: string
    readonly actionPlatform: readonly string[]
  }
  readonly result: { readonly '@type': 'FoodEstablishmentReservation'; readonly name?: string }
}

/** A restaurant in the vocabulary of schema.org. */
export interface RestaurantData {
  readonly '@context': 'https://schema.org'
  readonly '@type': 'Restaurant'
  readonly '@id': string
  readonly name: string
  readonly url: string
  readonly telephone?: string
  readonly address?: PostalAddress
  /** The link to the widget. */
  readonly acceptsReservations: string
  readonly openingHoursSpecification?: readonly OpeningHours[]
  /** The days on which the restaurant is closed. */
  readonly specialOpeningHoursSpecification?: readonly OpeningHours[]
  readonly potentialAction: ReserveAction
}

/** A text of the back end, on one line and cut to 300 characters. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value.replace(/\s+/g, ' ').trim().slice(0, 300)) || undefined

/**
 * The JSON-LD of a restaurant's page. It needs no document. Add your own properties to the result, as in
 * `{ ...restaurantData(page), servesCuisine: 'Pizza' }`.
 *
 * @throws TypeError for an invalid address or choice, and for a restaurant without an id or a name
 */
export function restaurantData(page: RestaurantPage): RestaurantData {
  const { venue, choice, days = {} } = page
  const name = textOf(venue.name)
  if (!name) throw new TypeError('restaurantData: the restaurant has no name.')
  const url = pageAddress(page.url)
  const link = bookingLink(page.bookingPage ?? url, { ...choice, venueId: venue.id })
  const telephone = textOf(venue.telephone)
  const address = addressOf(page)
  const hours = hoursOf(days)
  const closed = closureOf(venue)
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${url.split('#')[0]}#restaurant`,
    name,
    url,
    ...(telephone && { telephone }),
    ...(address && { address }),
    acceptsReservations: link,
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(closed && { specialOpeningHoursSpecification: [closed] }),
    potentialAction: reserveAction(link, textOf(page.reservationName)),
  }
}

const reserveAction = (urlTemplate: string, name: string | undefined): ReserveAction => ({
  '@type': 'ReserveAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate,
    actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
  },
  result: { '@type': 'FoodEstablishmentReservation', ...(name && { name }) },
})

function addressOf({ venue, country }: RestaurantPage): PostalAddress | undefined {
  const lines: readonly unknown[] = Array.isArray(venue.address) ? venue.address.slice(0, 10) : []
  const streetAddress = textOf(lines.flatMap((line) => textOf(line) ?? []).join(', '))
  const postalCode = textOf(venue.postCode)
  if (!streetAddress && !postalCode) return undefined
  return {
    '@type': 'PostalAddress',
    ...(streetAddress && { streetAddress }),
    ...(postalCode && { postalCode }),
    ...(country && { addressCountry: country }),
  }
}

/** Characters that could end the script element, or start a comment in it. */
const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that stays data inside a `<script>`: a name with `</script>` in it can't end the element. */
export const structuredDataText = (data: object): string =>
  JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character]!)

/** The element for a page's HTML. A Content-Security-Policy needs nothing for it, because browsers don't run it. */
export const structuredDataScript = (data: object): string =>
  `<script type="application/ld+json">${structuredDataText(data)}</script>`
