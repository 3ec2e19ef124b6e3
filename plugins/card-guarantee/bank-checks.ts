import { secret, type Secret } from 'tavola'
import { clientForCheck, hasCardinal } from './bank-client'
import type { BraintreeClient } from './braintree-client'
import type { Braintree } from './braintree-modules'
import type { BankPage } from './model'
import type { Lookup, ThreeDSecure, VerifiedCard, VerifyCard } from './three-d-secure-module'
import { within } from './within'

/** How long the bank may take to answer, or to show its page; in milliseconds. The diner may cancel at any time. */
const bankDeadline = 60_000

/** The result of a check. */
export interface Verified extends Omit<VerifiedCard, 'nonce'> {
  /** Null if Braintree gave none. */
  readonly nonce: Secret | null
  /** The diner cancelled on the bank's own page. */
  readonly isCancelled: boolean
  /** The bank wanted to ask the diner, and could not. The nonce is that of the lookup before. */
  readonly isUnfinished: boolean
}

export interface Checks {
  /** Rejects if the bank cannot be asked, or when `signal` aborts. `show` gets the bank's page if it asks the diner. */
  check(card: VerifyCard, show: (page: BankPage) => void, signal: AbortSignal): Promise<Verified>
}

/** 3-D Secure for one set of card fields, until `signal` aborts. It starts at once, because Cardinal's script takes a while. */
export function openChecks(
  client: BraintreeClient,
  braintree: Braintree | undefined,
  signal: AbortSignal,
): Checks {
  let next: Check | null = null
  function prepare(): Check {
    // Its listeners would hear of the new check too.
    next?.end()
    return (next = openCheck(client, braintree))
  }
  // One that does not open is tried again when it is needed.
  prepare().opened.catch(() => (next = null))
  signal.addEventListener('abort', () => next?.end())

  return {
    async check(card, show, signal) {
      const current = next && !next.isUsed ? next : prepare()
      current.isUsed = true
      const end = () => current.end()
      signal.addEventListener('abort', end)
      try {
        const secure = await within(current.opened, bankDeadline, signal)
        current.hasBegun = true
        const verified = await verify(secure, card, show, signal)
        // What comes of it later is of no use.
        if (verified.isUnfinished) end()
        return verified
      } catch (error) {
        end()
        throw error
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
  }
}

/** Braintree's component for one check. Two checks of one component would share its listeners and its state. */
interface Check {
  readonly opened: Promise<ThreeDSecure>
  isUsed: boolean
  hasBegun: boolean
  end(): void
}

function openCheck(client: BraintreeClient, braintree: Braintree | undefined): Check {
  const life = new AbortController()
  const { signal } = life
  const open = async () => {
    const { create } = braintree?.threeDSecure ?? (await fetchThreeDSecure())
    const secure = await create({ version: '2-inline-iframe', client: clientForCheck(client, progress) })
    signal.addEventListener('abort', () => close(secure))
    if (signal.aborted) close(secure)
    return secure
  }
  const progress = {
    isUsed: false,
    hasBegun: false,
    get isOver() {
      return signal.aborted
    },
  }
  return Object.assign(progress, { opened: open(), end: () => life.abort() })
}

const fetchThreeDSecure = async () =>
  (await import(/* webpackChunkName: "card-guarantee-three-d-secure" */ './three-d-secure')).threeDSecure

/** A failed end is ignored: the check is no longer on the page. `cancelVerifyCard` rejects before the bank has answered. */
function close(secure: ThreeDSecure): void {
  void secure.cancelVerifyCard().catch(() => undefined)
  void secure.teardown().catch(() => undefined)
}

const secretOf = (nonce: string | undefined) => (nonce ? secret(nonce) : null)

/** Settles once: with what Braintree says of the card, or without it when the time is up or `signal` aborts. */
function verify(
  secure: ThreeDSecure,
  card: VerifyCard,
  show: (page: BankPage) => void,
  signal: AbortSignal,
): Promise<Verified> {
  return new Promise((resolve, reject) => {
    let isCancelled = false
    let lookedUp: Secret | null = null
    const timer = setTimeout(giveUp, bankDeadline, new Error('The bank did not answer in time.'))

    function giveUp(error: unknown) {
      clearTimeout(timer)
      isCancelled ||= (error as { code?: unknown } | null)?.code === 'THREEDS_CARDINAL_SDK_CANCELED'
      if (!lookedUp) reject(error)
      else
        resolve({
          nonce: lookedUp,
          liabilityShifted: false,
          liabilityShiftPossible: true,
          isCancelled,
          isUnfinished: true,
        })
    }

    signal.addEventListener('abort', () => giveUp(new Error('No longer wanted.')))
    secure.on('customer-canceled', () => void (isCancelled = true))
    secure.on('authentication-iframe-available', ({ element }, placed) => {
      clearTimeout(timer)
      if (!signal.aborted) show({ element, placed })
    })
    const onLookupComplete: Lookup['onLookupComplete'] = (
      { paymentMethod, requiresUserAuthentication },
      next,
    ) => {
      lookedUp = secretOf(paymentMethod?.nonce)
      // Without Cardinal's script braintree-web would wait for its page for ever.
      if (requiresUserAuthentication && !hasCardinal()) giveUp(new Error("Cardinal's script did not load."))
      else if (!signal.aborted) next()
    }
    secure.verifyCard({ ...card, onLookupComplete }).then((verified) => {
      clearTimeout(timer)
      resolve({ ...verified, nonce: secretOf(verified.nonce), isCancelled, isUnfinished: false })
    }, giveUp)
  })
}
