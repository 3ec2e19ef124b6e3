/** A locale's week data; engines differ in the name. */
interface KnowsWeek extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number }
  getWeekInfo?(): { readonly firstDay: number }
}

/** For engines without it: the countries whose week begins on Sunday and on Saturday (CLDR). */
const sunday =
  /^(AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/
const saturday = /^(AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The first day of the week in a locale, numbered as in `Date.getDay`: 0 is Sunday. */
export function firstOfWeek(locale: string): Weekday {
  const tag: KnowsWeek = new Intl.Locale(locale).maximize()
  const known = tag.getWeekInfo?.() ?? tag.weekInfo
  if (known) return (known.firstDay % 7) as Weekday
  if (sunday.test(tag.region ?? '')) return 0
  return saturday.test(tag.region ?? '') ? 6 : 1
}
