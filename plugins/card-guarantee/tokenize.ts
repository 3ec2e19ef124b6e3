import type { Failure, MaySend } from 'tavola'
import { agreedTerms } from './agreed-terms'
import type { stepMessages } from './messages'
import { cardFields, type CardField } from './braintree-modules'
import type { Card, CardToken, GuaranteeContext } from './model'

type GuaranteeField = CardField | 'terms'
type Key = keyof typeof stepMessages

const enter = { number: 'enterNumber', expirationDate: 'enterExpirationDate', cvv: 'enterCvv' } as const
const check = { number: 'checkNumber', expirationDate: 'checkExpirationDate', cvv: 'checkCvv' } as const

/** The invalid fields with their message keys, in the order of the form (card.valid). */
export function problemsOf({ state }: GuaranteeContext): ReadonlyMap<GuaranteeField, Key> {
  const problems = new Map<GuaranteeField, Key>()
  for (const field of cardFields) {
    const { isEmpty, isValid } = state.fields.value[field]
    if (!isValid) problems.set(field, (isEmpty ? enter : check)[field])
  }
  if (!state.terms.value) problems.set('terms', 'agreeTerms')
  return problems
}

/** The length for most cards, used while the card's type is unknown. */
const cvvDigits = 3

/** An error is shown once its field is left or the button is pressed, until the field is valid. */
export function errorOf(ctx: GuaranteeContext, field: GuaranteeField): string | undefined {
  const { left, pressed, kind } = ctx.state
  const problem = pressed.value || left.value.includes(field) ? problemsOf(ctx).get(field) : undefined
  return problem && ctx.t(problem, { count: kind.value?.digits ?? cvvDigits })
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
export async function tokenize(ctx: GuaranteeContext): Promise<MaySend> {
  const { state, options } = ctx
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
    if (card.bank) return await askBank(ctx, card.bank, token)
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

/** The bank may take minutes, so nothing waits here for it. */
async function askBank(
  ctx: GuaranteeContext,
  open: NonNullable<Card['bank']>,
  token: CardToken,
): Promise<MaySend> {
  const bank = await open().catch(() => null)
  if (ctx.state.card.value?.bank !== open) return 'shown'
  if (bank) bank.ask(token)
  else {
    const again = { label: 'card-guarantee.again', run: () => void ctx.submit() }
    ctx.fail({ code: 'card-guarantee.bankUnavailable', again })
  }
  return 'shown'
}

/** Null if the fields themselves are unusable: they do not answer, or their token has expired. */
function failureOf(error: unknown, again: () => void): Failure | null {
  const code = String((error as { code?: unknown } | null)?.code)
  const refusal = refusals[code]
  if (refusal) return { code: `card-guarantee.${refusal}` }
  if (code !== unreachable) return null
  return { code: 'card-guarantee.unreachable', again: { label: 'card-guarantee.again', run: again } }
}
