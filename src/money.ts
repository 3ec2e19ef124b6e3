/** A country's letters before a currency's sign: Arabic has them, and reads "UK£" as "£UK". */
const country = /[A-Z]{2}(?=\p{Sc})/u

/** An amount as the locale writes it: "€16.95", "£30" where nothing follows the point. `currency` is an ISO 4217 code. */
export function money(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
  return format.format(amount).replace(country, '')
}
