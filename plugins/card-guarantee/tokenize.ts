import type { Failure, MaySend } from 'tavola'
import type { GuaranteeContext } from './model'
import { problemsOf } from './problems'

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
 * is sent (section 8, "Card tokenization error"). The step or the banner shows why, and the typed card is kept.
 */
export async function tokenize(ctx: GuaranteeContext): Promise<MaySend> {
  const { state } = ctx
  const card = state.card.value
  if (!card || problemsOf(ctx).size > 0) {
    state.pressed.value = true
    return 'shown'
  }
  try {
    state.nonce.value = await card.nonce()
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
