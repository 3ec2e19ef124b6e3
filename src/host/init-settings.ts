import * as v from 'valibot'
import { groupGuests, maximumGuests } from '../constants'
import { isPlainDate } from '../dates/plain-date'
import type { HostCallbacks } from '../kernel/contract'

/** The options of `Tavola.init` (contract, "Host pages"), key by key. */

/** What valibot has no schema for, by its test. */
const that = <Value>(test: (value: unknown) => boolean, message: string) =>
  v.pipe(v.unknown(), v.check(test, message)) as v.GenericSchema<unknown, Value>

const callback = <Callback>() =>
  that<Callback>((value) => typeof value === 'function', 'Expected a function.')

export const initShape = {
  baseUrl: v.pipe(
    v.string(),
    v.check(isBaseUrl, 'Expected the address before "/api/…", as in "https://api.example".'),
  ),
  container: v.nullish(
    that<Element>((value) => value instanceof Element, 'Expected an element of the page.'),
  ),
  inline: v.boolean(),
  readOnlyLocation: v.boolean(),
  venueId: v.union(
    [v.pipe(v.string(), v.regex(/./, 'Expected the id of a restaurant.')), v.number()],
    'Expected the id of a restaurant.',
  ),
  journey: v.nullish(v.string()),
  date: v.pipe(v.string(), v.check(isPlainDate, 'Expected a day as YYYY-MM-DD.')),
  guests: v.pipe(
    v.number(),
    v.check(
      (guests) =>
        guests === groupGuests || (Number.isInteger(guests) && guests >= 1 && guests <= maximumGuests),
      `Expected 1 to ${maximumGuests}, or ${groupGuests} for a group of 15 or more.`,
    ),
  ),
  brand: v.union(
    [v.string(), v.record(v.string(), v.unknown())],
    'Expected a brand config or the name of one.',
  ),
  nonce: v.string(),
  onNoAvailability: callback<NonNullable<HostCallbacks['onNoAvailability']>>(),
  transformSpecialRequests: callback<NonNullable<HostCallbacks['transformSpecialRequests']>>(),
}

/** Empty and relative addresses stand for the page's own server. */
function isBaseUrl(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, document.baseURI).protocol)
  } catch {
    return false
  }
}
