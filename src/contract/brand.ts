import type { Message } from '../messages/message'
import type { TokenName } from '../tokens'

/**
 * A brand: which plugins, in which order, in which look and wording (contract, "Brand config").
 * The JSON of a script tag and the code of an npm host have this one shape, the latter with plugins themselves.
 */
export interface Brand {
  readonly name: string
  /** The widget's accessible name: "Milano restaurants". */
  readonly title: string
  readonly theme: string
  /** Overrides of the theme's custom properties, by name: `{"--tavola-accent": "#0a5c36"}`. */
  readonly tokens: Tokens
  /** Overrides where the look is dark, over those. */
  readonly darkTokens?: Tokens | undefined
  /** `auto` follows the diner's own preference; left out: the theme's. */
  readonly scheme?: 'light' | 'dark' | 'auto' | undefined
  /** BCP 47, as "en-IE": the language of the texts, and how dates, numbers and money are written. */
  readonly locale: string
  /** BCP 47: what the back end says is in this language, where that is not the widget's own; left out: nobody knows. */
  readonly backEndLanguage?: string | undefined
  /** IANA zone of the restaurants; left out: the browser's. Decides what "today" is. */
  readonly timeZone?: string | undefined
  /** Whose telephone numbers the details form takes: GB, another country's code, a list of codes, or "any". */
  readonly country: string | readonly string[]
  /** The countries of a list in the brand's language: "Ireland or United Kingdom". No setting: made from `country`. */
  readonly countryNames?: string | undefined
  /** ISO 4217, as "GBP": of all amounts; left out: each plugin's own. A plugin's option `currency` comes first. */
  readonly currency?: string | undefined
  /** Ids of the enabled plugins; their order settles ties. */
  readonly plugins: readonly string[]
  /** Each plugin's own options, by its id. */
  readonly options: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Names of the journeys that have a button, in the buttons' order. */
  readonly journeys: readonly string[]
  /** The journey that a group ends in: more guests than `largestParty`. */
  readonly groupJourney: string
  readonly sessionHeader: string
  /** Carries a key for each intention to book, so that one that is sent again counts once; left out: none is sent. */
  readonly idempotencyHeader?: string | undefined
  readonly links: { readonly terms?: string | undefined; readonly privacy?: string | undefined }
  /** Rewordings, by "plugin.key". */
  readonly messages: Readonly<Record<string, Message>>
}

/** Values of custom properties, as CSS has them. */
export type Tokens = { readonly [Name in TokenName]?: string }
