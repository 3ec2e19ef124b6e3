import type { CardField, CardFieldState } from 'tavola/journeys'
import type { CardContext } from '.'
import type { GuaranteeField } from '..'

/** The fields, in the order of the form. */
const cardFields: readonly CardField[] = ['number', 'expirationDate', 'cvv']

type Key = Parameters<CardContext['t']>[0]

const enter = { number: 'enterNumber', expirationDate: 'enterExpirationDate', cvv: 'enterCvv' } as const
const check = { number: 'checkNumber', expirationDate: 'checkExpirationDate', cvv: 'checkCvv' } as const

const untouched: CardFieldState = { isEmpty: true, isValid: false, isFocused: false }

/** What is in a field, which is empty until it is open. */
export const entered = ({ entry }: CardContext['state'], field: CardField): CardFieldState =>
  entry.value?.fields[field] ?? untouched

/**
 * The invalid fields with their message keys, in the order of the form (card.valid). They are not validators: one that fails at
 * the POST alone would be taken for the human check, which sends once it is passed (human-check.one-press).
 */
export function problemsOf({ state }: CardContext): ReadonlyMap<GuaranteeField, Key> {
  const problems = new Map<GuaranteeField, Key>()
  for (const field of cardFields) {
    const { isEmpty, isValid } = entered(state, field)
    if (!isValid) problems.set(field, (isEmpty ? enter : check)[field])
  }
  if (!state.terms.value) problems.set('terms', 'agreeTerms')
  return problems
}

/** The length for most cards, used while the card's type is unknown. */
const cvvDigits = 3

/** An error is shown once its field is left or the button is pressed, until the field is valid. */
export function errorOf(ctx: CardContext, field: GuaranteeField): string | undefined {
  const { left, pressed, entry } = ctx.state
  const problem = pressed.value || left.value.includes(field) ? problemsOf(ctx).get(field) : undefined
  return problem && ctx.t(problem, { count: entry.value?.kind?.digits ?? cvvDigits })
}

/** From now on the field's error is shown. */
export function leave({ left }: CardContext['state'], field: GuaranteeField): void {
  if (!left.value.includes(field)) left.value = [...left.value, field]
}
