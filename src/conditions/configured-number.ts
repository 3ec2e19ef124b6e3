import type { Facts } from '../contract/facts'

/** A whole number of the restaurant's configuration, whose values are texts. Null if it is missing or outside the limits. */
export function configuredNumber(
  { bookingConfiguration }: Pick<Facts, 'bookingConfiguration'>,
  key: string,
  [least, most]: readonly [least: number, most: number],
): number | null {
  const text: unknown = bookingConfiguration[key]
  const number = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : NaN
  return number >= least && number <= most ? number : null
}
