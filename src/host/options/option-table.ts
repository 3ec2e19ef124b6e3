import { backEndRoot } from '../../address'
import { groupGuests, maximumSplit } from '../../constants'
import { isPlainDate } from '../../dates/plain-date'
import type { InitOptions } from '../public'

export type Options = Partial<InitOptions>
export type OptionName = keyof InitOptions

/** What reading an option needs (contract, "Host pages"). Every page pays for it; option-details.ts has the rest. */
export interface OptionRule {
  readonly isValid: (value: unknown) => boolean
  /** How an attribute or a link writes it, where that is not the value itself. */
  readonly text?: 'number' | 'flag' | 'json'
}

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isFunction = (value: unknown) => typeof value === 'function'
const isRecord = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)
const isCount = (from: number, to: number, group?: number) => (value: unknown) =>
  value === group || (Number.isInteger(value) && (value as number) >= from && (value as number) <= to)

/** The options of `Tavola.init`, each of them here and nowhere else. */
export const optionTable: { readonly [Name in OptionName]-?: OptionRule } = {
  baseUrl: { isValid: (value) => backEndRoot(value) !== null },
  // The loader has checked it, and named a wrong one.
  container: { isValid: () => true },
  inline: { isValid: isFlag, text: 'flag' },
  readOnlyLocation: { isValid: isFlag, text: 'flag' },
  venueId: {
    // One or two dots would be a step within the address of a request.
    isValid: (value) => (isText(value) && !/^\.{0,2}$/.test(value as string)) || typeof value === 'number',
  },
  date: {
    isValid: (value) => isText(value) && isPlainDate(value as string),
  },
  time: {
    isValid: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value as string),
  },
  guests: {
    // More than the brand's largest party is named once the brand is known (widget/prefill.ts).
    isValid: isCount(1, maximumSplit, groupGuests),
    text: 'number',
  },
  adults: { isValid: isCount(1, maximumSplit), text: 'number' },
  children: { isValid: isCount(0, maximumSplit), text: 'number' },
  journey: { isValid: (value) => value === null || isText(value) },
  brand: { isValid: (value) => isText(value) || isRecord(value), text: 'json' },
  nonce: { isValid: isText },
  fetch: { isValid: isFunction },
  api: { isValid: isFunction },
  history: { isValid: isFlag, text: 'flag' },
  preload: { isValid: (value) => /^(intent|idle|now)$/.test(value as string) },
  onNoAvailability: { isValid: isFunction },
  transformSpecialRequests: { isValid: isFunction },
}

export const optionNames = Object.keys(optionTable) as OptionName[]

export const isOption = (name: string): name is OptionName => Object.hasOwn(optionTable, name)
