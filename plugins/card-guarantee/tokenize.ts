import type { Failure } from 'tavola'
import type { GuaranteeContext } from './model'
import { problemsOf } from './problems'

/** Our message for each of Braintree's error codes. */
const refusals: Readonly<Record<string, string>> = {
  HOSTED_FIELDS_FIELDS_EMPTY: 'refused',
  HOSTED_FIELDS_FIELDS_INVALID: 'refused',
  HOSTED_FIELDS_FAILED_TOKENIZATION: 'refused',
  HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE: 'refused',
  HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED: 'refusedCvv',
}
const unreachable = 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR'

/**
 * Makes a nonce of the card, just before the booking is sent again; false where there is none, and then nothing is
 * sent (section 8, "Card tokenization error"). The reason is shown; what was typed stays.
 */
export async function tokenize(ctx: GuaranteeContext): Promise<boolean> {
  const { state } = ctx
  const card = state.card.value
  if (!card || problemsOf(ctx).size > 0) {
    state.pressed.value = true
    return false
  }
  try {
    state.nonce.value = await card.nonce()
    return true
  } catch (error) {
    const failure = failureOf(error, () => void ctx.submit())
    if (failure) ctx.fail(failure)
    else card.giveUp()
    return false
  }
}

/** None where the fields themselves are at an end: they do not answer, or their token is no longer taken. */
function failureOf(error: unknown, again: () => void): Failure | null {
  const code = String((error as { code?: unknown } | null)?.code)
  const refusal = refusals[code]
  if (refusal) return { code: `card-guarantee.${refusal}` }
  if (code !== unreachable) return null
  return { code: 'card-guarantee.unreachable', again: { label: 'card-guarantee.again', run: again } }
}
