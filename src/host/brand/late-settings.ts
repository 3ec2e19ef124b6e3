import * as v from 'valibot'
import type { Brand } from '../../contract/brand'
import { logError } from '../log-error'
import { brandShape } from './brand-schema'
import { logMissingLinks } from './missing-links'
import { readSettings } from './read-settings'

/** Only the browser's lists of zones and countries can check these, and opening those takes about 50 ms on a phone. */
const late = ['timeZone', 'country'] as const

/** In milliseconds: long after the first paint. */
const latest = 5_000

/** The brand config at the start, with those left as they are. */
export const firstShape = { ...brandShape, timeZone: v.unknown(), country: v.unknown() }

/**
 * The brand with the others checked when they are first read, which is before the first paint only where the page names a
 * day; at the latest when a developer has waited for a while. A wrong one is named then, and the fallback's counts.
 */
export function withLateSettings(brand: Brand, fallback: Brand, signal: AbortSignal): Brand {
  const checked = { ...brand }
  for (const key of late) {
    if (brand[key] === fallback[key]) continue
    const check = () => readSettings({ [key]: brandShape[key] }, { [key]: brand[key] }, 'brand', logError)
    let known: Partial<Brand> | undefined
    const get = () => (known ??= { [key]: fallback[key], ...check() })[key]
    Object.defineProperty(checked, key, { enumerable: true, get })
    const timer = setTimeout(get, latest)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  if (brand.links !== fallback.links) {
    // Nothing of it is on the screen before the details.
    const timer = setTimeout(() => logMissingLinks(brand.links), latest)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  // Only read by the details form: the browser's list of names is opened no sooner.
  Object.defineProperty(checked, 'countryNames', { get: () => countryNames(checked) })
  return checked
}

function countryNames({ country, locale }: Brand): string | undefined {
  if (typeof country === 'string') return undefined
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const list = new Intl.ListFormat(locale, { type: 'disjunction' })
  return list.format(country.map((code) => names.of(code)!))
}
