import { afterPaint, guaranteeTerms } from 'tavola'
import type { CardContext } from '.'
import type { Options } from '..'
import { openChecks, type Checks, type Verified } from './bank-checks'
import type { BraintreeClient, VerifyCard } from './braintree-modules'
import { agreedTerms } from './fee'
import type { CardToken } from './open-card'

export interface Bank {
  /** Asks the bank, in a dialog. A card that is verified is sent with the booking; else the banner says why not. */
  ask(token: CardToken): void
}

/** A check by the bank, as its dialog shows it. */
export interface BankCheck {
  /** The bank's own page, if it asks the diner. Null until then. */
  readonly page: BankPage | null
  /** The diner gives up. */
  cancel(): void
}

export interface BankPage {
  /** Has the frame. */
  readonly element: HTMLElement
  /** The element is in the document: the frame's page may load. */
  placed(): void
}

/** The bank's checks of one set of card fields, until `signal` aborts. */
export function openBank(ctx: CardContext, client: BraintreeClient, signal: AbortSignal): Bank {
  const checks = openChecks(client, ctx.options.braintree, signal)
  return { ask: (token) => void ask(ctx, checks, token, signal) }
}

/** One check. Whatever comes after its end, or after the next check has begun, changes nothing. */
async function ask(ctx: CardContext, checks: Checks, token: CardToken, signal: AbortSignal): Promise<void> {
  const { state } = ctx
  const life = new AbortController()
  const show = (page: BankPage | null) => void (state.check.value = { page, cancel })
  const isShown = () => state.check.peek()?.cancel === cancel

  function end() {
    life.abort()
    if (isShown()) state.check.value = null
  }

  function cancel() {
    end()
    fail(ctx, 'bankAbandoned')
  }

  show(null)
  signal.addEventListener('abort', end)
  // The press that began it ends first: `submit` during a press is ignored.
  await new Promise<void>((resolve) => afterPaint(resolve))
  if (life.signal.aborted) return
  const verified = await checks.check(requestOf(ctx, token), show, life.signal).catch(() => null)
  // Another slot needs no card, even if the step is still on the screen.
  if (!isShown() || !state.required.peek()) return end()
  end()
  const refusal = refusalOf(verified, ctx.options)
  if (refusal) return fail(ctx, refusal)
  state.nonce.value = verified!.nonce
  state.agreed.value = agreedTerms(ctx)
  if (verified!.liabilityShifted) ctx.announce(ctx.t('bankConfirmed'))
  void ctx.submit()
}

/** What is said if nothing is sent. */
type Refusal = 'bankFailed' | 'bankUnsupported' | 'bankUnavailable' | 'bankAbandoned'

/**
 * The three cases of Braintree's guide to 3-D Secure ("Liability shift"): shifted; possible but not shifted, because the bank
 * has not confirmed the diner; and not possible, because the card has no 3-D Secure. Null: the card is sent.
 */
function refusalOf(verified: Verified | null, { liabilityShift }: Options): Refusal | null {
  if (!verified?.nonce) return 'bankUnavailable'
  if (verified.liabilityShifted) return null
  if (verified.isCancelled) return 'bankAbandoned'
  if (liabilityShift === 'prefer') return null
  if (verified.isUnfinished) return 'bankUnavailable'
  return verified.liabilityShiftPossible ? 'bankFailed' : 'bankUnsupported'
}

/** The typed card and details stay, so that one press tries again; a card without 3-D Secure would fail again. */
function fail(ctx: CardContext, refusal: Refusal): void {
  const again = { label: 'card-guarantee.again', run: () => void ctx.submit() }
  ctx.fail({ code: `card-guarantee.${refusal}`, ...(refusal !== 'bankUnsupported' && { again }) })
}

function requestOf(ctx: CardContext, { nonce, bin }: CardToken): VerifyCard {
  const { email, firstName, lastName } = ctx.facts.customer
  return {
    nonce: nonce.reveal(),
    bin,
    amount: (guaranteeTerms(ctx).fee?.total ?? 0).toFixed(2),
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
