import { numberFormat } from './formatters'
import { isPlainLocale } from './plain-locale'

/** A number in the locale's digits and grouping: "1,234", "١٬٢٣٤". */
export function localNumber(number: number, locale: string): string {
  // Below 1,000 no grouping is needed.
  const isSmall = Number.isInteger(number) && number >= 0 && number < 1000
  return isSmall && isPlainLocale(locale) ? String(number) : numberFormat(locale, {}).format(number)
}

/** A time or another text with the locale's digits: "19:30", "١٩:٣٠". */
export const localDigits = (text: string, locale: string): string =>
  isPlainLocale(locale) ? text : text.replace(/\d/g, (digit) => localNumber(Number(digit), locale))
