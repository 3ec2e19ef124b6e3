import { groupGuests, maximumGuests, maximumSplit } from '../../constants'
import { isPlainDate } from '../../dates/plain-date'
import { logError as say, type LogError } from '../log-error'
import type { InitOptions } from '../public'

/** The options of `Tavola.init` (contract, "Host pages"), each with the test of its values. */

const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isFunction = (value: unknown) => typeof value === 'function'
const isRecord = (value: unknown) => value !== null && typeof value === 'object' && !Array.isArray(value)
const isCount = (from: number, to: number, group?: number) => (value: unknown) =>
  value === group || (Number.isInteger(value) && (value as number) >= from && (value as number) <= to)

export const fits: { readonly [Name in keyof InitOptions]-?: (value: unknown) => boolean } = {
  baseUrl: (value) => isText(value) && isBaseUrl(value as string),
  container: (value) => value === null || value instanceof Element,
  inline: isFlag,
  readOnlyLocation: isFlag,
  // A dot or two would be a step within the address.
  venueId: (value) => (isText(value) && !/^\.{0,2}$/.test(value as string)) || typeof value === 'number',
  journey: (value) => value === null || isText(value),
  date: (value) => isText(value) && isPlainDate(value as string),
  time: (value) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value as string),
  guests: isCount(1, maximumGuests, groupGuests),
  adults: isCount(1, maximumSplit),
  children: isCount(0, maximumSplit),
  brand: (value) => isText(value) || isRecord(value),
  nonce: isText,
  fetch: isFunction,
  history: isFlag,
  preload: (value) => /^(intent|idle|now)$/.test(value as string),
  onNoAvailability: isFunction,
  transformSpecialRequests: isFunction,
}

/** Empty and relative addresses stand for the page's own server. */
function isBaseUrl(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, document.baseURI).protocol)
  } catch {
    return false
  }
}

/**
 * Reads options: one that is wrong, or that there is not, is left out, and named with what was expected; the words for
 * that are a chunk of their own. `where` is how the developer wrote it: "Tavola.init", "address".
 */
export function readOptions(raw: object, where: string, complain: LogError = say): Partial<InitOptions> {
  const read: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined) continue
    if (Object.hasOwn(fits, name) && fits[name as keyof InitOptions](value)) read[name] = value
    else wrong.push(name)
  }
  if (wrong.length > 0) {
    import(/* webpackChunkName: "wrong-options" */ './wrong-options').then(
      ({ tellWrong }) => tellWrong(wrong, where, complain),
      () => complain(`${where}: ${wrong.join(', ')} made no sense.`),
    )
  }
  return read
}
