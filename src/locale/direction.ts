import { isPlainLocale } from './locale'

/** Scripts that are written from right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/** The direction of a locale, a BCP 47 tag. Derived from its script, as not every browser has `getTextInfo`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  if (isPlainLocale(locale)) return 'ltr'
  return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}
