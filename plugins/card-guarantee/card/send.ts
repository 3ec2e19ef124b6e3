import { notSent, type Failure, type MaySend } from 'tavola'
import type { CardResult } from 'tavola/journeys'
import { withDeadline } from 'tavola/page'
import type { CardContext } from '.'
import { askBank } from './bank'
import { agreedTerms } from './fee'
import { problemsOf } from './form'
import { cardDeadlines } from './open-card'

export const payload = {
  paymentNonce: ({ state }: CardContext) => state.nonce.value?.reveal() ?? null,
  cardGuarantee: ({ state }: CardContext) => state.agreed.value ?? notSent,
}

/**
 * Creates a nonce for the card, just before the booking is sent again. Without a nonce it returns 'shown' and nothing
 * is sent (card.not-tokenized). The step or the banner shows why, and the typed card is kept. If the provider
 * verifies cards, the bank's dialog shows what comes next, and submits once the bank has verified the card.
 */
export async function beforeSubmit(ctx: CardContext): Promise<MaySend> {
  const { state } = ctx
  if (!state.required.value) return true
  const card = state.card.value
  if (state.check.value) return 'shown'
  if (!card || problemsOf(ctx).size > 0) {
    state.pressed.value = true
    return 'shown'
  }
  // A verified card that was not sent yet: the bank is asked once for a press.
  if (card.fields.verify && state.nonce.value !== null) return true
  const unusable: CardResult = { failure: 'unusable' }
  const tokenizing = withDeadline(card.fields.tokenize(), cardDeadlines.check, card.signal)
  const result = await tokenizing.catch(() => unusable)
  if ('failure' in result) {
    const failure = failureOf(result.failure, () => void ctx.submit())
    if (failure) ctx.fail(failure)
    else card.giveUp()
    return 'shown'
  }
  // The bank may take minutes, so nothing waits here for it.
  if (card.fields.verify) {
    void askBank(ctx, card, result.nonce)
    return 'shown'
  }
  state.nonce.value = result.nonce
  state.agreed.value = agreedTerms(ctx)
  return true
}

type Reason = Extract<CardResult, { readonly failure: unknown }>['failure']

/** Null if the fields must be opened again. */
function failureOf(reason: Reason, again: () => void): Failure | null {
  if (reason === 'unusable') return null
  const code = `card-guarantee.${reason}`
  return reason === 'unreachable' ? { code, again: { label: 'card-guarantee.again', run: again } } : { code }
}
