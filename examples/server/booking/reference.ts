import { randomInt } from 'node:crypto'

/** Without the letters and digits that are misread over the telephone: 0 O, 1 I L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new reference such as "MB-7K3FQ9ZD"; some 850 thousand million of them, so none is met twice. */
export function newReference(prefix: 'MB' | 'ME'): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${prefix}-${signs.join('')}`
}
