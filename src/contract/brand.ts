import type { Message } from '../messages/message'
import type { TokenName } from '../tokens'

/**
 * A brand: its plugins, their order, the look and the texts (brand.defaults). JSON and code have the same shape; code
 * may list plugins themselves instead of their ids.
 */
export interface Brand {
  readonly name: string
  /** The widget's accessible name: "Milano restaurants". */
  readonly title: string
  readonly theme: string
  /** Overrides of the theme's custom properties, by name: `{"--tavola-accent": "#0a5c36"}`. */
  readonly tokens: Tokens
  /** Overrides for the dark look, on top of `tokens`. */
  readonly darkTokens?: Tokens | undefined
  /** `auto` follows the diner's preference. Left out: the theme's. */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined
  /** BCP 47, such as "en-IE": the language of texts, dates, numbers and money. */
  readonly locale: string
  /** BCP 47: the language of the back end's texts, if it differs from `locale`. Left out: unknown. */
  readonly backEndLanguage?: string | undefined
  /** IANA time zone of the restaurants, which decides what "today" is. Left out: the browser's. */
  readonly timeZone?: string | undefined
  /** The telephone numbers that the details form accepts: a country code such as GB, a list of codes, or "any". */
  readonly country: string | readonly string[]
  /** The countries in the brand's language: "Ireland or United Kingdom". Not for GB alone or "any". Derived from `country`, not an option. */
  readonly countryNames?: string | undefined
  /** ISO 4217, such as "GBP". A plugin's option `currency` overrides it. Left out: each plugin's own. */
  readonly currency?: string | undefined
  /** Ids of the enabled plugins. Their order settles ties. */
  readonly plugins: readonly string[]
  /** Each plugin's own options, by its id. */
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Names of the journeys with a button, in this order. */
  readonly journeys: readonly string[]
  /** The journey for groups: more guests than `largestParty`. */
  readonly groupJourney: string
  readonly sessionHeader: string
  /** The header with a key for each intention to book, so that a repeated POST counts once. Left out: none. */
  readonly idempotencyHeader?: string | undefined
  readonly links: { readonly terms?: string | undefined; readonly privacy?: string | undefined }
  /** Rewordings, by "plugin.key". */
  readonly messages: Readonly<Record<string, Message>>
}

/** CSS values of custom properties. */
export type Tokens = { readonly [Name in TokenName]?: string }
