import { numberFormat } from './formatters'

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
