import type { Limit } from '../../contract/plugin'

/** What was expected of a value by the plugin's own `limits`; undefined where it is within them. */
export function brokenLimit(limit: Limit, value: unknown): string | undefined {
  if (limit === 'currency')
    return value === '' || isCurrency(String(value))
      ? undefined
      : 'a currency code of three capitals, as in "EUR" or "GBP"'
  const [least, most, kind] = limit
  const isWithin = Number(value) >= least && Number(value) <= most && (!kind || Number.isInteger(value))
  return isWithin ? undefined : `a ${kind ? 'whole ' : ''}number from ${least} to ${most}`
}

/** Prices, hours and ages are never negative. */
export const isAmount = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0

/** ISO 4217. Browsers that have no list take any three capitals. */
export function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return false
  return !('supportedValuesOf' in Intl) || Intl.supportedValuesOf('currency').includes(code)
}
