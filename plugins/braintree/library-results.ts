import type { CardEntry, CardFieldState } from 'tavola/journeys'

/**
 * What Braintree's library returns, or another one that the page has passed: parsed as a back end's response is. Each reader
 * throws for an invalid result. An optional field that is invalid is left out.
 */

/** A card that has become a nonce, with its first digits. */
export function readCard(given: unknown) {
  const { nonce, details } = fieldsOf(given)
  const { bin } = fieldsOf(details)
  return { nonce: filled(nonce), bin: typeof bin === 'string' ? bin : '' }
}

/** The state of the hosted fields. */
export function readFields(given: unknown): CardEntry {
  const { fields, cards } = fieldsOf(given)
  const { number, expirationDate, cvv } = fieldsOf(fields)
  return {
    fields: { number: readField(number), expirationDate: readField(expirationDate), cvv: readField(cvv) },
    kind: readKind(cards),
  }
}

function readField(given: unknown): CardFieldState {
  const { isEmpty, isValid, isFocused } = fieldsOf(given)
  return { isEmpty: flag(isEmpty), isValid: flag(isValid), isFocused: flag(isFocused) }
}

/** The card's type, if only one matches the digits so far. A page's older library names none. */
function readKind(cards: unknown): CardEntry['kind'] {
  if (!Array.isArray(cards) || cards.length !== 1) return null
  const { niceType, code } = fieldsOf(cards[0])
  const { size } = fieldsOf(code)
  return typeof niceType === 'string' && typeof size === 'number' ? { name: niceType, digits: size } : null
}

/** What the bank has decided: the nonce so far, and whether it asks the diner. */
export function readLookup(given: unknown) {
  const { paymentMethod, requiresUserAuthentication: asks, lookup } = fieldsOf(given)
  const { nonce } = fieldsOf(paymentMethod)
  const { acsUrl } = fieldsOf(lookup)
  // Cardinal's script opens this address from a frame of the page's own origin, where `javascript:` would run.
  if (isGiven(acsUrl) && !/^https:\/\//i.test(filled(acsUrl))) throw new TypeError('Expected https.')
  return { nonce: isGiven(nonce) ? filled(nonce) : null, asks: isGiven(asks) && flag(asks) }
}

/** The end of a check by the bank. */
export function readVerified(given: unknown) {
  const { nonce, liabilityShifted, liabilityShiftPossible } = fieldsOf(given)
  return {
    nonce: filled(nonce),
    liabilityShifted: flag(liabilityShifted),
    liabilityShiftPossible: flag(liabilityShiftPossible),
  }
}

const fieldsOf = (given: unknown) => Object(given) as Readonly<Record<string, unknown>>
const isGiven = (given: unknown) => given !== undefined && given !== null && given !== ''

function filled(given: unknown): string {
  if (typeof given !== 'string' || given.trim() === '') throw new TypeError('Expected a text.')
  return given
}

function flag(given: unknown): boolean {
  if (typeof given !== 'boolean') throw new TypeError('Expected true or false.')
  return given
}
