import { notSent, type Failure, type MaySend } from 'tavola'
import type { CardContext } from '.'
import { agreedTerms } from './fee'
import { problemsOf } from './form'

export const payload = {
  paymentNonce: ({ state }: CardContext) => state.nonce.value?.reveal() ?? null,
  cardGuarantee: ({ state }: CardContext) => state.agreed.value ?? notSent,
}

/** The message keys for a rejected card, by Braintree's error code. */
const refusals: Readonly<Record<string, string>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: 'refused',
  HOSTED_FIELDS_FIELDS_INVALID: 'refused',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'refused',
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'refused',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'refusedCvv',
}
const unreachable = 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR'

/**
 * Creates a nonce for the card, just before the booking is sent again. Without a nonce it returns 'shown' and nothing
 * is sent (card.not-tokenized). The step or the banner shows why, and the typed card is kept. With
 * `threeDSecure` the bank's dialog shows what comes next, and submits once the bank has verified the card.
 */
export async function beforeSubmit(ctx: CardContext): Promise<MaySend> {
  const { state, options } = ctx
  if (!state.required.value) return true
  const card = state.card.value
  if (state.check.value) return 'shown'
  if (!card || problemsOf(ctx).size > 0) {
    state.pressed.value = true
    return 'shown'
  }
  // A verified card that was not sent yet: the bank is asked once for a press.
  if (options.threeDSecure && state.nonce.value !== null) return true
  try {
    const token = await card.tokenize()
    // The bank may take minutes, so nothing waits here for it.
    if (card.bank) {
      card.bank.ask(token)
      return 'shown'
    }
    state.nonce.value = token.nonce
    state.agreed.value = agreedTerms(ctx)
    return true
  } catch (error) {
    const failure = failureOf(error, () => void ctx.submit())
    if (failure) ctx.fail(failure)
    else card.giveUp()
    return 'shown'
  }
}

/** Null if the fields themselves are unusable: they do not answer, or their token has expired. */
function failureOf(error: unknown, again: () => void): Failure | null {
  const code = String((error as { code?: unknown } | null)?.code)
  const refusal = refusals[code]
  if (refusal) return { code: `card-guarantee.${refusal}` }
  if (code !== unreachable) return null
  return { code: 'card-guarantee.unreachable', again: { label: 'card-guarantee.again', run: again } }
}
