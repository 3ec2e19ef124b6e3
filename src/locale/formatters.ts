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
