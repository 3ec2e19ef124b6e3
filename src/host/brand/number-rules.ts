/** What numbers make sense as options. A name that several plugins use means the same in all of them. */

interface Rule {
  readonly holds: (value: unknown) => boolean
  readonly expected: string
}

const from = (least: number, most: number, isWhole = false): Rule => ({
  holds: (value) => Number(value) >= least && Number(value) <= most && (!isWhole || Number.isInteger(value)),
  expected: `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`,
})

const hoursOfYear = 365 * 24

const named: Readonly<Record<string, Rule>> = {
  largestParty: from(1, 100, true),
  minimum: from(1, 100, true),
  minimumAge: from(1, 120, true),
  noticeHours: from(0, hoursOfYear),
  replyHours: from(0, hoursOfYear),
  cancelHours: from(0, hoursOfYear),
  currency: {
    holds: (value) => value === '' || isCurrency(String(value)),
    expected: 'a currency code of three capitals, as in "EUR" or "GBP"',
  },
}

/** What was expected of an option that has a rule of its own; undefined where it holds, or has none. */
export const brokenRule = (name: string, value: unknown): string | undefined =>
  Object.hasOwn(named, name) && !named[name]!.holds(value) ? named[name]!.expected : undefined

/** Prices, hours, ages: none is less than nothing. */
export const isAmount = (value: unknown): boolean => Number.isFinite(value) && Number(value) >= 0

/** ISO 4217. Browsers that have no list take any three capitals. */
export function isCurrency(code: string): boolean {
  if (!/^[A-Z]{3}$/.test(code)) return false
  return !('supportedValuesOf' in Intl) || Intl.supportedValuesOf('currency').includes(code)
}
