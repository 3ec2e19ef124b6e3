import { safeDocument } from './dom-clobbering'

/** Addresses that a page, a brand or a back end gives. None is used without one of these. */

/** What relative addresses begin with. A `<base>` that leads to another server may be anybody's markup: it does not count. */
export function pageBase(): string {
  const { baseURI } = safeDocument
  const hasBase = safeDocument.querySelector('base[href]')
  return hasBase && new URL(baseURI).origin !== window.origin ? location.href : baseURI
}

/** A base URL in full, with a slash at its end. Throws a TypeError where it is no address. */
export const backEndRoot = (baseUrl: string): string => new URL(baseUrl.replace(/\/*$/, '/'), pageBase()).href

/**
 * The one check of addresses that a page, a brand, a link or a back end gives: the address in full where it is https, http on
 * this computer, or on the page's own server. Null for anything else: `javascript:`, `data:`, `blob:`, `file:` …
 */
export function webAddress(given: unknown): string | null {
  const url = parsed(given)
  if (!url) return null
  const mayBePlain = localHost.test(url.hostname) || url.origin === window.origin
  return url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain) ? url.href : null
}

/** The same of a script, which may do all that the page may: https, at one of these hosts or below it. */
export function scriptAddress(given: unknown, hosts: readonly string[]): string | null {
  const url = parsed(given)
  const isThere = url?.protocol === 'https:' && hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`))
  return isThere ? url.href : null
}

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

function parsed(address: unknown): URL | undefined {
  try {
    return typeof address === 'string' ? new URL(address, pageBase()) : undefined
  } catch {
    return undefined
  }
}

/** For a link that calls the number: its digits alone. Null where it has none. */
export function callAddress(telephone: string): string | null {
  const digits = telephone.replace(/[^\d+]/g, '')
  return /\d/.test(digits) ? `tel:${digits}` : null
}
