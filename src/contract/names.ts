import type { CardProvider, CardRequest, HumanCheck } from './services'

/**
 * Names that plugins declare for the type checker:
 * `declare module 'tavola' { interface PlaceNames { 'tea.extras': true } }`. Undeclared names do not compile.
 */

/** Names and aliases of journeys. Any text is allowed until a name is declared. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each journey's plugin adds its own.
export interface JourneyNames {}

/** Keys of plugins' texts: `'tea.label'`. Any key is allowed until one is declared. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each plugin adds its own.
export interface MessageNames {}

/** What is kept of each outcome's response, by the outcome's id: `facts.results`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each outcome's plugin adds its own.
export interface Results {}

/** The type of each plugin's options, by its id. Undeclared plugins accept any options. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each plugin adds its own.
export interface PluginOptions {}

/**
 * Options that their plugin `shares`. Any plugin reads them as `ctx.shared.name`, and any text shows them as `{name}`. Declare
 * your own with `declare module 'tavola' { interface SharedOptions { corkage?: number } }`. They are undefined in a brand
 * without their plugin.
 */
export interface SharedOptions {
  /** The largest number of guests for a table. */
  largestParty: number
  /** The age in the consent checkbox. */
  minimumAge: number
  /** The promised time to answer an enquiry, in hours. */
  replyHours: number
  /** The hours before the table until which cancelling is free. This and the next two are options of `card-guarantee`. */
  cancelHours?: number
  /** The no-show fee for each guest. */
  fee?: number
  /** The fee's currency, empty for the brand's. */
  currency?: string
}

/**
 * What plugins provide to each other, by name: with `provides`, `requires` and `serviceOf`. Declare your own with
 * `declare module 'tavola' { interface Services { 'gift-cards': GiftCards } }`.
 */
export interface Services {
  'card-provider': CardProvider
  /** Null if the brand has no check, for example without a site key. */
  'human-check': HumanCheck | null
  card: CardRequest
}

export type ServiceName = Extract<keyof Services, string>

/**
 * The places for inserts. At `location`, `journeys`, `date`, `guests`, `time`, `times-note`, `consent-link`, `continue` and
 * `reference` an insert replaces the part that is there. At other places inserts are added, in the brand's order. Plugins
 * declare their own places as "id.place".
 */
const builtIn = {
  /** Over the whole widget: dialogs. */
  overlay: true,
  /** The header of every step, below its other content: a picture. */
  aside: true,
  /** At the top of every step: a notice. */
  notice: true,
  /** The header of every later step, with the venue and the summary. */
  summary: true,
  /** The location box: in step 1, and in step 6 of an enquiry without a restaurant. */
  location: true,
  /** Step 1: the choice of journey. */
  journeys: true,
  /** Step 1: the date. */
  date: true,
  /** Step 1: the number of guests. */
  guests: true,
  /** Step 1: the hour and the minute. */
  time: true,
  /** Step 1, below the time: a note about the day's times. */
  'times-note': true,
  /** Step 1, in that note: for days that are full or closed. */
  'full-day': true,
  /** In the error banner, where no table is available: other tables. */
  'no-availability': true,
  /** In the error banner, after the back end has refused a booking or an enquiry: what the diner can do. */
  refused: true,
  /** Step 1, above Continue: information and questions of a journey. */
  choices: true,
  /** Step 1, below the choices: information about them. */
  'after-choices': true,
  /** Step 6, above the fields: questions of a journey. */
  questions: true,
  /** Steps 4 and 6: above the details form. */
  'before-details': true,
  /** Steps 4 and 6: the details form, before the consent: questions, also required ones. */
  details: true,
  /** Steps 4 and 6: the details form, below the special requests: what belongs to them, and what is optional. */
  'after-requests': true,
  /** Steps 4 and 6, at the end of the details form: "Happy with your choices?" and Continue. */
  continue: true,
  /** Steps 4, 6 and 8, above the button that sends: a verification. */
  verification: true,
  /** The link to the terms inside the consent's label. */
  'consent-link': true,
  /** The terms popup: one section for each insert, titled with its `label`. */
  conditions: true,
  /** Step 8, below the card fields. */
  payment: true,
  /** Steps 5 and 7: the reference; in step 7 with the whole enquiry. */
  reference: true,
  /** Steps 5 and 7, below the result. */
  confirmation: true,
} as const

/** The built-in places at run time. */
export const shellPlaces = Object.keys(builtIn)

type BuiltInPlaces = typeof builtIn
export interface PlaceNames extends BuiltInPlaces {}

export type JourneyName = [keyof JourneyNames] extends [never] ? string : Extract<keyof JourneyNames, string>
export type PlaceName = Extract<keyof PlaceNames, string>
