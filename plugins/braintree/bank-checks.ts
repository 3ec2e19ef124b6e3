import { secret, type Secret } from 'tavola'
import type { BankPage } from 'tavola/journeys'
import { withDeadline } from 'tavola/page'
import { clientForCheck, hasCardinal } from './bank-client'
import type { Braintree, BraintreeClient, Lookup, ThreeDSecure, VerifiedCard, VerifyCard } from './modules'
import { readLookup, readVerified } from './library-results'

/** How long 3-D Secure may take to open, and then the bank to answer or to hand over its page; in milliseconds. */
const bankDeadline = 60_000

/** The result of a check. */
export interface Verified extends Omit<VerifiedCard, 'nonce'> {
  /** Null if Braintree gave none. */
  readonly nonce: Secret | null
  /** The diner cancelled on the bank's own page. */
  readonly isCancelled: boolean
  /** The check did not come to its end. The nonce is that of the lookup before, if there was one. */
  readonly isUnfinished: boolean
}

export interface Checks {
  /** Rejects if 3-D Secure does not open. `show` gets the bank's page if it asks the diner. */
  check(card: VerifyCard, show: (page: BankPage) => void, signal: AbortSignal): Promise<Verified>
}

/** 3-D Secure for one set of card fields, until `signal` aborts. It starts at once, because Cardinal's script takes a while. */
export function openChecks(
  client: BraintreeClient,
  braintree: Braintree | undefined,
  signal: AbortSignal,
): Checks {
  let next: Check | null = openCheck(client, braintree)
  // One that does not open is tried again when it is needed.
  next.opened.catch(() => (next = null))
  signal.addEventListener('abort', () => next?.end())

  return {
    async check(card, show, signal) {
      const current = next ?? openCheck(client, braintree)
      next = null
      try {
        const secure = await withDeadline(current.opened, bankDeadline, signal)
        current.hasBegun = true
        return await verify(secure, card, show, signal)
      } finally {
        current.end()
      }
    },
  }
}

/** Braintree's component for one check. Two checks of one component would share its listeners and its state. */
interface Check {
  readonly opened: Promise<ThreeDSecure>
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
    hasBegun: false,
    get isOver() {
      return signal.aborted
    },
  }
  return Object.assign(progress, { opened: open(), end: () => life.abort() })
}

const fetchThreeDSecure = async () => (await import('./three-d-secure')).threeDSecure

/** A failed end is ignored: the check is no longer on the page. `cancelVerifyCard` rejects before the bank has answered. */
function close(secure: ThreeDSecure): void {
  const end = async (step: 'cancelVerifyCard' | 'teardown') => void (await secure[step]())
  for (const step of ['cancelVerifyCard', 'teardown'] as const) end(step).catch(() => undefined)
}

/**
 * Settles once: resolves to what Braintree says of the card, or to an unfinished check when the time is up or `signal` aborts.
 * Rejects if that is invalid.
 */
function verify(
  secure: ThreeDSecure,
  card: VerifyCard,
  show: (page: BankPage) => void,
  signal: AbortSignal,
): Promise<Verified> {
  return new Promise((resolve, reject) => {
    let isCancelled = false
    let lookedUp: Secret | null = null
    const timer = setTimeout(giveUp, bankDeadline)

    function giveUp(error?: { readonly code?: unknown } | null) {
      clearTimeout(timer)
      isCancelled ||= error?.code === 'THREEDS_CARDINAL_SDK_CANCELED'
      resolve({
        nonce: lookedUp,
        liabilityShifted: false,
        liabilityShiftPossible: true,
        isCancelled,
        isUnfinished: true,
      })
    }

    signal.addEventListener('abort', () => giveUp())
    secure.on('customer-canceled', () => void (isCancelled = true))
    secure.on('authentication-iframe-available', (page, placed) => {
      if (!(page?.element instanceof HTMLElement)) return giveUp()
      clearTimeout(timer)
      if (!signal.aborted) show({ element: page.element, placed })
    })
    const onLookupComplete: Lookup['onLookupComplete'] = (given, next) => {
      try {
        const { nonce, asks } = readLookup(given)
        lookedUp = nonce === null ? null : secret(nonce)
        // Without Cardinal's script braintree-web would wait for its page for ever.
        if (asks && !hasCardinal()) return giveUp()
      } catch {
        return giveUp()
      }
      if (!signal.aborted) next()
    }
    const finish = (given: unknown) => {
      clearTimeout(timer)
      const verified = readVerified(given)
      resolve({ ...verified, nonce: secret(verified.nonce), isCancelled, isUnfinished: false })
    }
    Promise.resolve(secure.verifyCard({ ...card, onLookupComplete }))
      .then(finish, giveUp)
      .catch(reject)
  })
}
