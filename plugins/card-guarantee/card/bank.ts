import type { Secret } from 'tavola'
import { guaranteeTerms, type BankPage, type BankResult } from 'tavola/journeys'
import { afterPaint } from 'tavola/page'
import type { CardContext } from '.'
import type { Options } from '..'
import { agreedTerms } from './fee'
import type { Card } from './open-card'

/** A check by the bank, as its dialog shows it. */
export interface BankCheck {
  /** The bank's own page, if it asks the diner. Null until then. */
  readonly page: BankPage | null
  /** The diner gives up. */
  cancel(): void
}

/**
 * Asks the bank, in a dialog. A card that is verified is sent with the booking; else the banner says why not. Whatever comes
 * after the check's end, or after the next one has begun, changes nothing.
 */
export async function askBank(ctx: CardContext, { fields, signal }: Card, nonce: Secret): Promise<void> {
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
  const { email, firstName, lastName } = ctx.facts.customer
  const payer = { amount: guaranteeTerms(ctx).fee?.total ?? 0, email, firstName, lastName }
  const result = await fields.verify!(nonce, payer, show, life.signal).catch(() => null)
  // Another slot needs no card, even if the step is still on the screen.
  if (!isShown() || !state.required.peek()) return end()
  end()
  const refusal = refusalOf(result, ctx.options)
  if (refusal) return fail(ctx, refusal)
  state.nonce.value = result!.nonce
  state.agreed.value = agreedTerms(ctx)
  if (result!.outcome === 'confirmed') ctx.announce(ctx.t('bankConfirmed'))
  void ctx.submit()
}

/** What is said if nothing is sent. */
type Refusal = 'bankFailed' | 'bankUnsupported' | 'bankUnavailable' | 'bankAbandoned'

const refusals: Readonly<Record<Exclude<BankResult['outcome'], 'confirmed'>, Refusal>> = {
  cancelled: 'bankAbandoned',
  unfinished: 'bankUnavailable',
  unconfirmed: 'bankFailed',
  unsupported: 'bankUnsupported',
}

/** Null: the card is sent. */
function refusalOf(result: BankResult | null, { liabilityShift }: Options): Refusal | null {
  if (!result?.nonce) return 'bankUnavailable'
  const { outcome } = result
  if (outcome === 'confirmed' || (liabilityShift === 'prefer' && outcome !== 'cancelled')) return null
  return refusals[outcome]
}

/** The typed card and details stay, so that one press tries again; a card without 3-D Secure would fail again. */
function fail(ctx: CardContext, refusal: Refusal): void {
  const again = { label: 'card-guarantee.again', run: () => void ctx.submit() }
  ctx.fail({ code: `card-guarantee.${refusal}`, ...(refusal !== 'bankUnsupported' && { again }) })
}
