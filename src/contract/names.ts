/**
 * Names that plugins declare for the type checker, beside the code that brings them:
 * `declare module 'tavola' { interface PlaceNames { 'tea.extras': true } }`. A name that nobody declared does not compile.
 */

/** The journeys' names and aliases. As long as none is declared, any text is one. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each journey's plugin adds its own.
export interface JourneyNames {}

/** The names of the plugins' texts: `'tea.label'`. As long as none is declared, a brand may reword anything. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each plugin adds its own.
export interface MessageNames {}

/** What a brand may set under `options`, by the plugin's id. A plugin that is not declared takes anything. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Each plugin adds its own.
export interface PluginOptions {}

/**
 * The places of the shell. At `location`, `journeys`, `date`, `guests`, `time`, `times-note`, `consent-link`, `continue` and
 * `reference` an insert replaces the part that is there; elsewhere inserts are added, in the brand's order. A plugin adds
 * a place of its own as "id.place".
 */
export interface PlaceNames {
  /** Over the whole widget: dialogs. */
  overlay: true
  /** The header of every step, under what stands there: a picture. */
  aside: true
  /** At the top of every step: a line about what is in it. */
  notice: true
  /** Header of every later step, with the venue and the summary. */
  summary: true
  /** Step 1: the location box. Also in step 6 of an enquiry without a restaurant. */
  location: true
  /** The location box of step 1, for steps of other plugins that ask for the restaurant. */
  'location-box': true
  /** Step 1: the choice between the journeys, as long as there is one. */
  journeys: true
  /** Step 1: the date. */
  date: true
  /** Step 1: the number of guests. */
  guests: true
  /** Step 1: the hour and the minute. */
  time: true
  /** Step 1, under the time: what is said of the day's times. */
  'times-note': true
  /** Step 1, among what is said of the times: for days that are full or shut. */
  'full-day': true
  /** Step 1, above Continue: what a journey says and asks. */
  choices: true
  /** Step 1, under Continue: what a journey says of the choice. */
  'after-choices': true
  /** Step 6, above the fields: what a journey asks. */
  questions: true
  /** Steps 4 and 6: above the details form. */
  'before-details': true
  /** Steps 4 and 6: the details form, before the consent. */
  details: true
  /** Steps 4 and 6, at the end of the details form: "Happy with your choices?" and Continue. */
  continue: true
  /** Steps 4, 6 and 8, above the button that sends: a verification. */
  verification: true
  /** The link to the terms inside the consent's label. */
  'consent-link': true
  /** The terms popup: a section each, with its `label` as the title. */
  conditions: true
  /** Step 8, under the card fields. */
  payment: true
  /** Steps 5 and 7: the reference; in step 7 with all that was asked for. */
  reference: true
  /** Steps 5 and 7, under the result. */
  confirmation: true
}

export type JourneyName = [keyof JourneyNames] extends [never] ? string : Extract<keyof JourneyNames, string>
export type PlaceName = Extract<keyof PlaceNames, string>

/** The shell's places at run time; the type check keeps the list complete. */
export const shellPlaces = Object.keys({
  overlay: 0,
  aside: 0,
  notice: 0,
  summary: 0,
  location: 0,
  'location-box': 0,
  journeys: 0,
  date: 0,
  guests: 0,
  time: 0,
  'times-note': 0,
  'full-day': 0,
  choices: 0,
  'after-choices': 0,
  questions: 0,
  'before-details': 0,
  details: 0,
  continue: 0,
  conditions: 0,
  verification: 0,
  'consent-link': 0,
  payment: 0,
  reference: 0,
  confirmation: 0,
} satisfies Record<ShellPlace, 0>)

/** A plugin's own place has its id in front. */
type ShellPlace = Exclude<PlaceName, `${string}.${string}`>
