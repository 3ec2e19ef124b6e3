import * as v from 'valibot'
import { webAddress } from '../address'
import { logError } from '../console'
import { isCountries, isCurrency, isLocale, isTimeZone } from './known-values'
import { describeValue, lineOf, unknownName } from './mistake'

/** The schema of each setting of a brand config (brand.defaults). Its message completes the console's "Expected …". */

const text = v.pipe(v.string('a text'), v.minLength(1, 'a text'))
const texts = v.array(text, 'a list of texts')
const textsByName = v.record(v.string(), v.string('a text'), 'an object of texts')

/** The plural forms by CLDR's names. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']
const messageWords = `a text, or an object of plural forms (${pluralForms.join(', ')}) with at least "other"`
const hasPluralForms = (forms: Record<string, string>) =>
  'other' in forms && Object.keys(forms).every((form) => pluralForms.includes(form))
const message = v.union(
  [v.string(), v.pipe(v.record(v.string(), v.string()), v.check(hasPluralForms, messageWords))],
  messageWords,
)

const headerWords = 'the name of an HTTP header'
const header = v.pipe(v.string(headerWords), v.regex(/^[\w-]+$/, headerWords))

export const webAddressWords =
  'a web address (https://…, or http://localhost) or a path of your own server (/terms)'
const link = v.pipe(
  v.string(webAddressWords),
  v.check((address) => webAddress(address) !== null, webAddressWords),
)

const linkNames = ['terms', 'privacy']
const linkName = v.pipe(
  v.string(),
  v.check((name) => linkNames.includes(name), '"terms" or "privacy" as the name of a link'),
)

const countryWords =
  'a country code of two capitals, as in "IE" or "GB", a list of codes, as in ["IE", "GB"], or "any"'
const country = v.pipe(v.union([v.string(), texts], countryWords), v.check(isCountries, countryWords))

const locale = v.pipe(text, v.check(isLocale, 'a BCP 47 language tag, as in "en-IE"'))
const timeZone = v.pipe(text, v.check(isTimeZone, 'an IANA time zone, as in "Europe/Dublin"'))

export const currencyWords = 'a currency code of three capitals, as in "EUR" or "GBP"'
const currency = v.pipe(text, v.check(isCurrency, currencyWords))

export const brandShape = {
  name: text,
  title: text,
  theme: text,
  tokens: textsByName,
  darkTokens: textsByName,
  scheme: v.picklist(['light', 'dark', 'auto'], '"light", "dark" or "auto"'),
  locale,
  backEndLanguage: locale,
  timeZone,
  country,
  currency,
  plugins: texts,
  options: v.record(
    v.string(),
    v.record(v.string(), v.unknown(), 'an object of options'),
    'an object of plugins, each with its options',
  ),
  journeys: texts,
  groupJourney: text,
  sessionHeader: header,
  idempotencyHeader: header,
  links: v.record(linkName, link, 'an object of links'),
  messages: v.record(v.string(), message, 'an object of texts'),
}

type Entries = Record<string, v.GenericSchema>

/**
 * Reads settings key by key. An unknown key or an invalid value is reported and left out.
 *
 * @param where the settings' name in the console: "brand"
 */
export function readSettings<Shape extends Entries>(
  shape: Shape,
  raw: unknown,
  where: string,
): { [Key in keyof Shape]?: v.InferOutput<Shape[Key]> } {
  const settings: Record<string, unknown> = {}
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    const mistake = { what: 'it is not an object of settings', received: describeValue(raw) }
    logError(lineOf({ code: 'T030', where, ...mistake }))
    return {}
  }
  for (const [key, value] of Object.entries(raw)) {
    if (value === undefined) continue
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined
    if (!schema) {
      logError(lineOf(unknownName({ code: 'T031', where, kind: 'setting' }, key, Object.keys(shape))))
      continue
    }
    const read = v.safeParse(schema, value)
    if (read.success) settings[key] = read.output
    else void reportInvalid(where, key, read.issues[0])
  }
  return settings as { [Key in keyof Shape]?: v.InferOutput<Shape[Key]> }
}

/** Reports an invalid setting with a suggestion, by a file that is fetched only then. */
async function reportInvalid(where: string, key: string, issue: v.BaseIssue<unknown>): Promise<void> {
  const mistake = { code: 'T032', where, ...invalidSetting(key, issue) } as const
  if (!/^(scheme|locale|backEndLanguage|currency|timeZone|country)$/.test(key))
    return logError(lineOf(mistake))
  const file = import('./meant-setting')
  const meant = await file.then(({ meantBy }) => meantBy(key, issue.input)).catch(() => undefined)
  logError(lineOf({ ...mistake, meant }))
}

/** Describes an invalid setting, with its path in code: `links.terms`. */
const invalidSetting = (key: string, { path, message: expected, input }: v.BaseIssue<unknown>) => ({
  what: `invalid "${[key, ...(path ?? []).map((item) => String(item.key))].join('.')}"`,
  expected,
  received: describeValue(input),
})
