import { safeDocument } from './dom-clobbering'

/** The addresses that a page, a brand, a link or a back end gives: none is used unchecked. */

/** What relative addresses begin with. A `<base>` that leads to another server may be anybody's markup: it does not count. */
export function pageBase(): string {
  const { baseURI } = safeDocument
  const isPage = /^http/.test(location.protocol)
  const isForeign = !/^http/.test(baseURI) || new URL(baseURI).origin !== location.origin
  return isPage && isForeign ? location.href : baseURI
}

/**
 * The one check of addresses that a page, a brand, a link or a back end gives: the address in full where it is https, http on
 * this computer, or on the page's own server. Null for anything else: `javascript:`, `data:`, `blob:`, `file:` …
 */
export function webAddress(given: unknown): string | null {
  const url = parsed(given)
  if (!url) return null
  const mayBePlain = localHost.test(url.hostname) || url.origin === location.origin
  return url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain) ? url.href : null
}

/** A base URL in full, with a slash at its end. Null where it is no address. */
export const backEndRoot = (baseUrl: unknown): string | null =>
  webAddress(baseUrl) && webAddress((baseUrl as string).replace(/\/*$/, '/'))

/** The same of a script, which may do all that the page may: https, at one of these hosts or below it. */
export function scriptAddress(given: unknown, hosts: readonly string[]): string | null {
  const url = parsed(given)
  const isThere = url?.protocol === 'https:' && hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`))
  return isThere ? url.href : null
}

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

function parsed(address: unknown): URL | undefined {
  try {
    // On a server there is no page.
    const base = typeof document === 'undefined' ? undefined : pageBase()
    return typeof address === 'string' ? new URL(address, base) : undefined
  } catch {
    return undefined
  }
}

/** For a link that calls the number: its digits alone. Null where it has none. */
export function callAddress(telephone: string): string | null {
  const digits = telephone.replace(/[^\d+]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}
