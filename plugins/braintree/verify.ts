import type { Secret } from 'tavola'
import type { BankResult, CardPayer, OpenCard } from 'tavola/journeys'
import type { Checks, Verified } from './bank-checks'
import type { VerifyCard } from './modules'

/** Has the bank verify a card of these fields. `bins`: each card's first digits. */
export const verifyWith =
  (checks: Checks, bins: WeakMap<Secret, string>): NonNullable<OpenCard['verify']> =>
  async (nonce, payer, show, signal) => {
    const request = { nonce: nonce.reveal(), bin: bins.get(nonce) ?? '', ...requestOf(payer) }
    const verified = await checks.check(request, show, signal)
    return { nonce: verified.nonce, outcome: outcomeOf(verified) }
  }

/**
 * The three cases of Braintree's guide to 3-D Secure ("Liability shift"): shifted; possible but not shifted, because the bank
 * has not confirmed the diner; and not possible, because the card has no 3-D Secure.
 */
function outcomeOf(verified: Verified): BankResult['outcome'] {
  if (verified.liabilityShifted) return 'confirmed'
  if (verified.isCancelled) return 'cancelled'
  if (verified.isUnfinished) return 'unfinished'
  return verified.liabilityShiftPossible ? 'unconfirmed' : 'unsupported'
}

function requestOf({ amount, email, firstName, lastName }: CardPayer): Omit<VerifyCard, 'nonce' | 'bin'> {
  return {
    amount: amount.toFixed(2),
    email: email.trim(),
    billingAddress: { ...named('givenName', firstName), ...named('surname', lastName) },
    // On a phone the dialog is as wide as the window.
    additionalInformation: { acsWindowSize: window.innerWidth < 600 ? '05' : '03' },
  }
}

/** Braintree takes 50 characters of ASCII. A name in another script is left out, as the whole check would fail. */
function named<Key extends string>(key: Key, name: string): { [Name in Key]?: string } {
  const plain = name.trim().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 50)
  return (/^[ -~]+$/.test(plain) ? { [key]: plain } : {}) as { [Name in Key]?: string }
}
