import { backEndRoot } from '../../address'
import { groupGuests, maximumSplit } from '../../constants'
import type { Adapter } from '../../api/adapter'
import type { Venue } from '../../api/bodies'
import { isPlainDate } from '../../dates/plain-date'

/**
 * The options of `Tavola.init` (host.options). The table below has a row for each, and the docs take their sentences from here. The
 * words for an invalid value are in src/diagnostics/options.ts.
 */
export interface InitOptions {
  /** The address before `/api/…`. It must be https, http on localhost, or on your page's own server. Required unless there is an `api`. */
  readonly baseUrl: string
  /** An [adapter](../back-end/adapter.md) from "tavola/adapter": your own functions as the back end, in place of `baseUrl` and `fetch`. */
  readonly api?: Adapter
  /** The element for the widget. Without one, the widget is a popup. */
  readonly container?: Element | null
  /** In the page instead of in a popup. `true` by default if there is a container. */
  readonly inline?: boolean
  /** Shows the given restaurant instead of the location box. */
  readonly readOnlyLocation?: boolean
  /** The restaurant to start with. */
  readonly venueId?: string | number
  /** Locks the journey, so the diner isn't asked: `"Booking"`, `"KidsPartyEnquiry"`, `"AdultsPartyEnquiry"`, `"Enquiry"` or one of your plugins. A link may name only a journey that the brand offers. */
  readonly journey?: string | null | undefined
  /** Prefill: `"2026-12-24"`. A past day is ignored. */
  readonly date?: string
  /** Prefill: `"19:30"`, selected as soon as the restaurant offers it. */
  readonly time?: string
  /** Prefill: `1` to `14`, the brand's largest party, or `-1` for a group. */
  readonly guests?: number
  /** Prefill of journeys that ask for adults and children, `1` to `100`. In other journeys their sum is the number of guests. */
  readonly adults?: number
  /** Prefill of journeys that ask for adults and children, `0` to `100`. */
  readonly children?: number
  /** A [brand config](../brand.md), or the name of one under `Tavola.brands`. */
  readonly brand?: string | Readonly<Record<string, unknown>>
  /** Your page's nonce, for the scripts and styles that the widget adds. By default the script tag's. */
  readonly nonce?: string
  /** In place of the page's `fetch`: a [scene](../scenes.md), or your own way to the back end. */
  readonly fetch?: typeof fetch
  /** A [test mode](../operations/roll-out.md#test-mode): the base URL of a test system, or the name of a [scene](../scenes.md), in place of the back end. A strip on every step says so. */
  readonly testMode?: string
  /** `false`: the popup leaves your page's [history](../embed.md#the-popup) alone, and a phone's Back leaves the page. */
  readonly history?: boolean
  /** `true`: the popup also opens while another site shows your page in a [frame](../security.md#frames). Without it, the diner gets your page in a new tab. */
  readonly allowFraming?: boolean
  /** When the widget's code is fetched: `"intent"` only when a diner comes near it, `"idle"` (the default for an inline widget) also four seconds after your page unless the browser saves data, `"now"` at once. */
  readonly preload?: 'intent' | 'idle' | 'now'
  /** Called with the restaurant, in place of the message that nothing is free. */
  readonly onNoAvailability?: (venue: Venue) => void
  /** Called for each [`error` event](../events.md#errors), with its code and the id of the plugin that failed, or null. */
  readonly onError?: (code: string, plugin: string | null) => void
  /** Changes the special requests before they are cut to 180 characters and marked with their source. */
  readonly transformSpecialRequests?: (text: string) => string
}

export type Options = Partial<InitOptions>
export type OptionName = keyof InitOptions

export type OptionKind = keyof typeof isValid

interface OptionRow {
  readonly kind: OptionKind
  /** The minimum of a number. */
  readonly from?: number
  /** The effect of `handle.update`: it rebuilds the widget, or never changes the option. By default the option changes in place. */
  readonly update?: 'rebuild' | 'never'
  /** Another value makes another widget, for data that the browser stores. */
  readonly identifies?: true
}

export const optionTable: { readonly [Name in OptionName]-?: OptionRow } = {
  baseUrl: { kind: 'address', update: 'rebuild', identifies: true },
  api: { kind: 'adapter', update: 'rebuild' },
  container: { kind: 'element', update: 'never' },
  inline: { kind: 'flag', update: 'never' },
  readOnlyLocation: { kind: 'flag', update: 'rebuild', identifies: true },
  venueId: { kind: 'id', identifies: true },
  journey: { kind: 'journey', identifies: true },
  date: { kind: 'date', identifies: true },
  time: { kind: 'time', identifies: true },
  guests: { kind: 'party', from: 1, identifies: true },
  adults: { kind: 'number', from: 1, identifies: true },
  children: { kind: 'number', from: 0, identifies: true },
  brand: { kind: 'brand', update: 'rebuild' },
  nonce: { kind: 'text', update: 'rebuild' },
  fetch: { kind: 'function', update: 'rebuild' },
  testMode: { kind: 'testMode', update: 'rebuild', identifies: true },
  history: { kind: 'flag', update: 'rebuild' },
  allowFraming: { kind: 'flag' },
  preload: { kind: 'preload' },
  onNoAvailability: { kind: 'function' },
  onError: { kind: 'function' },
  transformSpecialRequests: { kind: 'function' },
}

export const optionNames = Object.keys(optionTable) as OptionName[]

export const isOption = (name: string): name is OptionName => Object.hasOwn(optionTable, name)

/** The values that identify a widget, in the order of the table. */
export const identityOf = (options: Options): readonly unknown[] =>
  optionNames.filter((name) => optionTable[name].identifies).map((name) => options[name] ?? null)

const isText = (value: unknown): value is string => typeof value === 'string'
const isFunction = (value: unknown) => typeof value === 'function'
const isCount = (value: unknown, from = 0) =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= maximumSplit

const isValid = {
  address: (value: unknown) => backEndRoot(value) !== null,
  adapter: isFunction,
  brand: (value: unknown) =>
    isText(value) || (value !== null && typeof value === 'object' && !Array.isArray(value)),
  date: (value: unknown) => isText(value) && isPlainDate(value),
  // The loader has checked it.
  element: () => true,
  flag: (value: unknown) => typeof value === 'boolean',
  function: isFunction,
  // One or two dots would change the path of a request. A longer number has lost digits.
  id: (value: unknown) => (isText(value) && !/^\.{0,2}$/.test(value)) || Number.isSafeInteger(value),
  journey: (value: unknown) => value === null || isText(value),
  number: isCount,
  // The brand's largest party is checked once the brand is known (widget/prefill.ts).
  party: (value: unknown, from?: number) => value === groupGuests || isCount(value, from),
  preload: (value: unknown) => /^(intent|idle|now)$/.test(value as string),
  // test-mode.tsx checks it: if an invalid test mode were left out, the widget would book.
  testMode: () => true,
  text: isText,
  time: (value: unknown) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
}

export function isValidOption(name: OptionName, value: unknown): boolean {
  const { kind, from } = optionTable[name]
  return isValid[kind](value, from)
}

/** Parses an option that is written as text. An invalid text stays unchanged, and the check reports it. */
export function valueOf(name: OptionName, text: string): unknown {
  const { kind } = optionTable[name]
  if (kind === 'flag') return text === '' || text === 'true' ? true : text === 'false' ? false : text
  if (/number|party/.test(kind)) return /^-?\d+$/.test(text) ? Number(text) : text
  return kind === 'brand' && text.trim()[0] === '{' ? parseJson(text) : text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
