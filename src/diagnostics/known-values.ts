import { isPlainLocale } from '../locale/locale'

/** Checks countries, currencies, languages and time zones by the browser's lists. */

/** Well-formed codes that are not countries. */
const notCountries = /^(EU|EZ|QO|UN|XA|XB|ZZ)$/

/** Whether this is a country, a list of countries, or "any". */
export function isCountries(codes: string | string[]): boolean {
  return codes === 'any' || (codes.length > 0 && [codes].flat().every(isCountry))
}

/** Whether the browser knows the country. "UK" is invalid, because the browser reads it as GB. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.test(code)) return false
  if (new Intl.Locale(`und-${code}`).region !== code) return false
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code) !== undefined
}

/** Whether this is an ISO 4217 code. Browsers without a list accept any three capitals. */
export function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return false
  return !('supportedValuesOf' in Intl) || Intl.supportedValuesOf('currency').includes(code)
}

export function isLocale(tag: string): boolean {
  return isPlainLocale(tag) || !throws(() => new Intl.Locale(tag))
}

export function isTimeZone(zone: string): boolean {
  return !throws(() => new Intl.DateTimeFormat('en', { timeZone: zone }))
}

function throws(run: () => unknown): boolean {
  try {
    run()
    return false
  } catch {
    return true
  }
}
