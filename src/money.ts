/** An amount as the locale writes it: "€16.95", "£30" where nothing follows the point. `currency` is an ISO 4217 code. */
export function money(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}
