import { regionOf } from 'tavola'

/**
 * The countries whose week does not begin on Monday (CLDR). Browsers know them too, but not all by the same name, and
 * asking takes 50 ms on a phone.
 */
const sunday =
  /^(AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|IS|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/
const saturday = /^(AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The first day of the week in a locale, numbered as in `Date.getDay`: 0 is Sunday. */
export function firstOfWeek(locale: string): Weekday {
  const country = regionOf(locale)
  if (sunday.test(country)) return 0
  if (saturday.test(country)) return 6
  return country === 'MV' ? 5 : 1
}
