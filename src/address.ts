import { safeDocument } from './dom-clobbering'

/** Checks of addresses that come from the page, a brand, a link or a back end. */

/** The base of relative addresses. A `<base>` to another server is ignored, because anybody's markup may contain one. */
export function pageBase(): string {
  const { baseURI } = safeDocument
  const isPage = /^http/.test(location.protocol)
  return isPage && !baseURI.startsWith(location.origin + '/') ? location.href : baseURI
}

/**
 * The absolute address if it is https, http on localhost, or on the page's own server. Null for all others, such as
 * `javascript:`, `data:`, `blob:` and `file:`.
 */
export function webAddress(given: unknown): string | null {
  const url = parsed(given)
  if (!url) return null
  const mayBePlain = localHost.test(url.hostname) || url.origin === location.origin
  return url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain) ? url.href : null
}

/** The absolute base URL with a trailing slash. Null if {@link webAddress} refuses it. */
export const backEndRoot = (baseUrl: unknown): string | null =>
  webAddress(baseUrl) && webAddress((baseUrl as string).replace(/\/*$/, '/'))

/**
 * The absolute address of a script if it is https on the usual port of one of these hosts or their subdomains. Null for all
 * others, and with a user name or password.
 */
export function scriptAddress(given: unknown, hosts: readonly string[]): string | null {
  const url = parsed(given)
  if (url?.protocol !== 'https:' || url.port + url.username + url.password !== '') return null
  return hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)) ? url.href : null
}

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

function parsed(address: unknown): URL | undefined {
  try {
    // There is no document on a server.
    const base = globalThis.document && pageBase()
    return typeof address === 'string' ? new URL(address, base) : undefined
  } catch {
    return undefined
  }
}

/** The `tel:` address of a telephone number. It contains the digits only; null if there are none. */
export function callAddress(telephone: string): string | null {
  const digits = telephone.replace(/[^\d+]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}
