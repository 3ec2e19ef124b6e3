import * as v from 'valibot'
import { webAddress } from '../../address'
import { didYouMean } from '../did-you-mean'
import { isPlainLocale } from '../../locale/plain-locale'
import { isCurrency } from './limits'

/** The brand config's JSON (contract, "Brand config"), key by key. The default brand fills in what is left out. */

const text = v.pipe(v.string(), v.regex(/./, 'Expected a text.'))
const texts = v.array(text)
/** CLDR's names. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']
const plural = v.pipe(
  v.record(v.string(), v.string()),
  v.check((forms) => 'other' in forms, 'Expected the plural form "other" too.'),
  v.check(
    (forms) => Object.keys(forms).every((form) => pluralForms.includes(form)),
    `Expected the plural forms ${pluralForms.join(', ')}.`,
  ),
)

const header = v.pipe(v.string(), v.regex(/^[\w-]+$/, 'Expected the name of an HTTP header.'))

/** In words, after "Expected". */
export const webAddressExpected =
  'a web address (https://…, or http://localhost) or a path of your own server (/terms)'

/** A page of the chain. */
const link = v.pipe(
  v.string(),
  v.check((address) => webAddress(address) !== null, `Expected ${webAddressExpected}.`),
)

const linkNames = ['terms', 'privacy']
const linkName = v.pipe(
  v.string(),
  v.check(
    (name) => linkNames.includes(name),
    ({ input }) => `Expected "terms" or "privacy", received "${input}".${didYouMean(input, linkNames)}`,
  ),
)

const countryExpected =
  'Expected a country code of two capitals, as in "IE" or "GB", a list of codes, as in ["IE", "GB"], or "any".'

const locale = v.pipe(text, v.check(isLocale, 'Expected a BCP 47 language tag, as in "en-IE".'))

export const brandShape = {
  name: text,
  title: text,
  theme: text,
  tokens: v.record(v.string(), v.string()),
  darkTokens: v.record(v.string(), v.string()),
  scheme: v.picklist(['light', 'dark', 'auto'], 'Expected "light", "dark" or "auto".'),
  locale,
  backEndLanguage: locale,
  timeZone: v.pipe(text, v.check(isTimeZone, 'Expected an IANA time zone, as in "Europe/Dublin".')),
  country: v.pipe(v.union([v.string(), texts], countryExpected), v.check(isCountries, countryExpected)),
  currency: v.pipe(
    text,
    v.check(isCurrency, 'Expected a currency code of three capitals, as in "EUR" or "GBP".'),
  ),
  plugins: texts,
  options: v.record(v.string(), v.record(v.string(), v.unknown())),
  journeys: texts,
  groupJourney: text,
  sessionHeader: header,
  idempotencyHeader: header,
  links: v.record(linkName, link),
  messages: v.record(v.string(), v.union([v.string(), plural])),
}

/** Well-formed codes that are not countries. */
const notCountries = /^(EU|EZ|QO|UN|XA|XB|ZZ)$/

/** One country, several, or "any". */
function isCountries(codes: string | string[]): boolean {
  return codes === 'any' || (codes.length > 0 && [codes].flat().every(isCountry))
}

/** The browser has the list. It takes "UK" for another name of GB. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || notCountries.test(code)) return false
  if (new Intl.Locale(`und-${code}`).region !== code) return false
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return names.of(code) !== undefined
}

function isLocale(tag: string): boolean {
  return isPlainLocale(tag) || !throws(() => new Intl.Locale(tag))
}

function isTimeZone(zone: string): boolean {
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
