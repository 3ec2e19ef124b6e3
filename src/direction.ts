/** Scripts that are written from right to left. */
const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/

/**
 * The direction that a locale is written in, by its script: that every browser knows, and not every one has
 * `Intl.Locale`'s own word for it. `locale` is a BCP 47 tag.
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}
