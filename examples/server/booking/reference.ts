import { randomInt } from 'node:crypto'

/** Without characters that are easily confused: 0 O, 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new random reference such as "MB-7K3FQ9ZD". With about 850 billion possible values a duplicate is very unlikely. */
export function newReference(prefix: 'MB' | 'ME'): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${prefix}-${signs.join('')}`
}
