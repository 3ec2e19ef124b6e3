import { utcOf } from '../dates/utc'
import { isPlainLocale } from './locale'

/** Caches Intl's formatters: creating one takes longer than a hundred uses, and a page's first takes about 50 ms on a phone. */
const cache = <Options, Formatter>(create: (locale: string, options: Options) => Formatter) => {
  const cached = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`
    const formatter = cached.get(key) ?? create(locale, options)
    cached.set(key, formatter)
    return formatter
  }
}

/** Formats dates of the Gregorian calendar, which the whole widget uses. */
export const dateFormat = cache(
  (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory' }),
)

/** A day, YYYY-MM-DD, in parts. The formatter is in UTC, because a cached one must not depend on the device's time zone. */
export const dateParts = (
  day: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatPart[] => dateFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(utcOf(day))

const numberFormat = cache(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
const rulesOf = cache((locale: string, _options: null) => new Intl.PluralRules(locale))
export const pluralRules = (locale: string): Intl.PluralRules => rulesOf(locale, null)

/** A number in the locale's digits and grouping: "1,234", "١٬٢٣٤". */
export function localNumber(number: number, locale: string): string {
  // Numbers below 1,000 need no grouping.
  const isSmall = Number.isInteger(number) && number >= 0 && number < 1000
  return isSmall && isPlainLocale(locale) ? String(number) : numberFormat(locale, {}).format(number)
}

/** A time or another text with the locale's digits: "19:30", "١٩:٣٠". */
export const localDigits = (text: string, locale: string): string =>
  isPlainLocale(locale) ? text : text.replace(/\d/g, (digit) => localNumber(Number(digit), locale))

/** A time HH:MM, or an hour HH, by the locale's clock: "19:30", "7:30 PM", "٧:٣٠ م"; "19", "7 PM". Every locale has a colon (time.shown). */
export function localTime(time: string, locale: string): string {
  const [hour, minute] = time.split(':')
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: minute ? 'numeric' : undefined }
  if (!dateFormat(locale, options).resolvedOptions().hour12) return localDigits(time, locale)
  return (
    dateParts(`2026-01-01T${hour}:${minute ?? '00'}`, locale, options)
      // Browsers write different blanks before "PM".
      .map(({ value }) => value.replace(/^\s$/, ' ').replace(/^\.$/, ':'))
      .join('')
  )
}

/** The country code that Arabic locales add to a currency symbol, "UK£". They display it as "£UK". */
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

/** The currency of a plugin's amounts: the restaurant's, else the plugin's option, else the brand's (money.currency). */
export function currencyOf({ facts, options, brand }: CurrencySources, otherwise: string): string {
  const own = facts?.bookingConfiguration.currency
  return (/^[A-Z]{3}$/.test(own ?? '') && own) || options.currency || brand.currency || otherwise
}

interface CurrencySources {
  readonly facts?: { readonly bookingConfiguration: Readonly<Record<string, string>> }
  readonly options: { readonly currency: string }
  readonly brand: { readonly currency?: string | undefined }
}
