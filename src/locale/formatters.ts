import { isPlainLocale } from './locale'

/**
 * The browser's formatters. Each is made once, when it is first needed: making one takes longer than a hundred uses, and
 * the first of a page about 50 ms on a phone.
 */

const once = <Options, Made>(make: (locale: string, options: Options) => Made) => {
  const known = new Map<string, Made>()
  return (locale: string, options: Options): Made => {
    const key = `${locale} ${JSON.stringify(options)}`
    const made = known.get(key) ?? make(locale, options)
    known.set(key, made)
    return made
  }
}

/** Of the Gregorian calendar, which all days of the widget belong to. */
export const dateFormat = once(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' }),
)
export const numberFormat = once(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const rulesOf = once((locale: string, _options: null) => new Intl.PluralRules(locale))
export const pluralRules = (locale: string): Intl.PluralRules => rulesOf(locale, null)

/** A number in the locale's digits and grouping: "1,234", "١٬٢٣٤". */
export function localNumber(number: number, locale: string): string {
  // Below 1,000 no grouping is needed.
  const isSmall = Number.isInteger(number) && number >= 0 && number < 1000
  return isSmall && isPlainLocale(locale) ? String(number) : numberFormat(locale, {}).format(number)
}

/** A time or another text with the locale's digits: "19:30", "١٩:٣٠". */
export const localDigits = (text: string, locale: string): string =>
  isPlainLocale(locale) ? text : text.replace(/\d/g, (digit) => localNumber(Number(digit), locale))

/** A country code before a currency symbol, as in "UK£". Arabic locales add one, and display it as "£UK". */
const country = /[A-Z]{2}(?=\p{Sc})/u

/** An amount in the locale's format: "€16.95", or "£30" without decimals. `currency` is an ISO 4217 code. */
export function money(amount: number, currency: string, locale: string): string {
  const format = numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
  return format.format(amount).replace(country, '')
}

/** What a plugin's amounts are in: its own option comes first, then the brand's. */
export const currencyOf = (
  { options, brand }: { options: { readonly currency: string }; brand: { currency?: string | undefined } },
  otherwise: string,
): string => options.currency || brand.currency || otherwise
