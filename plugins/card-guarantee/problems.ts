import type { stepMessages } from './messages'
import { cardFields, type CardField } from './braintree-modules'
import type { GuaranteeContext } from './model'

export type GuaranteeField = CardField | 'terms'
type Key = keyof typeof stepMessages

const enter = { number: 'enterNumber', expirationDate: 'enterExpirationDate', cvv: 'enterCvv' } as const
const check = { number: 'checkNumber', expirationDate: 'checkExpirationDate', cvv: 'checkCvv' } as const

/** Section 5, "Card-guarantee form": the invalid fields with their message keys, in the order of the form. */
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
