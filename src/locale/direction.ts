import { isPlainLocale } from './locale'

/** Right-to-left scripts. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/** The direction of a locale, a BCP 47 tag. Its script decides, because not every browser has `getTextInfo`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  if (isPlainLocale(locale)) return 'ltr'
  return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}
