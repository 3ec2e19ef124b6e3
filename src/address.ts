import { safeDocument } from './dom-clobbering'
import { withoutHidden } from './person-text'

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
export function webAddress(address: unknown): string | null {
  const url = parseUrl(address)
  if (!url) return null
  const mayBePlain = localHost.test(url.hostname) || url.origin === location.origin
  return url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain) ? url.href : null
}

/** The absolute base URL with a trailing slash. Null if {@link webAddress} refuses it. */
export const backEndRoot = (baseUrl: unknown): string | null =>
  webAddress(baseUrl) && webAddress((baseUrl as string).replace(/\/*$/, '/'))

/**
 * The absolute address of a script at one of these hosts or their subdomains. Null unless it is https, on the usual port, and without
 * a user name or password.
 */
export function scriptAddress(address: unknown, hosts: readonly string[]): string | null {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' || url.port + url.username + url.password !== '') return null
  return hosts.some((host) => `.${url.hostname}`.endsWith(`.${host}`)) ? url.href : null
}

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

function parseUrl(address: unknown): URL | undefined {
  try {
    // There is no document on a server.
    const base = globalThis.document && pageBase()
    return typeof address === 'string' ? new URL(address, base) : undefined
  } catch {
    return undefined
  }
}

/**
 * The `tel:` address of the first number in a text, without its extension. Null if there is no clear number, because a wrong one is
 * worse than none.
 */
export function callAddress(telephone: string): string | null {
  // After a line break another number may follow, as after a slash.
  const line = telephone.trim().replace(/\s*[\n\r]\s*/g, '/')
  const text = withoutHidden(line, 'plain')
  const [, before, run] = /^([^\d+]*[^\d+\p{L}#*@=]|)(\+?[\d ./()-]*)/u.exec(text)!
  // A slash, dash or bracket ends a number after nine digits. Before that, it may follow the area code.
  const [start] = /^(?=[+0])\+?(?:[ ./()-]*\d){9}|^\d{1,3} ?\([1-9]\d*\)|/.exec(run!)!
  const number = start + run!.slice(start.length).split(/ ?\/| -|\(/)[0]!
  // Italian numbers (39) keep their zero abroad.
  const dialled = number.replace(/^((?:\+|00)(?! ?39)[\d ).-]{1,6})\( ?0/, '$1').replace(/[^\d+]/g, '')
  const after = text.slice(before!.length + number.length)
  // "1-800-555-TELL": letters that are dialled too.
  const isPart = dialled.length < 9 && /^(?!e?xt?|or )\p{L}/iu.test(after)
  // "112": a short number within other text may be a price or an hour.
  const isAlone = !/[\p{L}\d]/u.test(before! + after) && dialled.length > 2
  const isWhole = /^((\+|00)\d{7,15}|\d{1,12})$/.test(dialled) && (isAlone || dialled.length > 6)
  return isWhole && !isPart ? `tel:${dialled}` : null
}
