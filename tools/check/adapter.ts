import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from '../command-line'
import type { CheckId } from './checks'
import { callNames, type CallName } from './client'

/** An adapter in place of an address: the file that exports it, and what of the checks it concerns. */

export type Adapter = typeof fetch & { readonly offers: readonly string[] }

/** The function for each call (docs/back-end/adapter.md). */
export const functionNames = {
  search: 'search',
  nearby: 'searchNearby',
  venue: 'getVenue',
  sessions: 'getSessions',
  availability: 'checkAvailability',
  menus: 'getMenus',
  token: 'getClientToken',
  booking: 'createBooking',
  enquiry: 'createEnquiry',
} as const satisfies Readonly<Record<CallName, string>>

/** Loads the adapter that a file exports as default. Throws {@link UsageError}. */
export async function loadAdapter(file: string): Promise<Adapter> {
  const module = (await import(pathToFileURL(resolve(file)).href).catch((error: unknown) => {
    throw new UsageError(`--adapter: ${file} can't be loaded: ${String(error)}`)
  })) as { readonly default?: unknown }
  const adapter = module.default
  if (typeof adapter === 'function' && 'offers' in adapter) return adapter as Adapter
  throw new UsageError(`--adapter: the default export of ${file} must be what createAdapter returns.`)
}

export const offersOf =
  (adapter: Adapter | undefined) =>
  (call: CallName): boolean =>
    !adapter || adapter.offers.includes(functionNames[call])

/** The checks of a connection, of which an adapter has none. */
const ofHttp = /^(reachable|https|caching|limits|cors\..*)$/

/** Checks that need a call, beside those that begin with its name. */
const others: Partial<Readonly<Record<CallName, RegExp>>> = {
  search: /^session\.header$/,
  booking: /^(guarantee|selling|key)\./,
}

/** Why a check isn't applicable to an adapter. Undefined if it is. */
export function notApplicable({ offers }: Adapter, id: CheckId): string | undefined {
  if (ofHttp.test(id)) return 'An adapter is in the page: there is no connection between it and the widget.'
  if (id === 'errors.input') return 'The widget gives an adapter only dates that exist.'
  // Without getSessions no time can be chosen: that is a fault.
  const call = callNames.find((name) => id.startsWith(`${name}.`) || others[name]?.test(id))
  if (!call || call === 'sessions' || offers.includes(functionNames[call])) return undefined
  return `The adapter has no ${functionNames[call]}.`
}
