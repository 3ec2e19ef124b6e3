import type { Customer } from 'tavola'
import type { AgentContext } from '.'

/** The details that an agent may fill in. The consents, the human check and the card are the diner's own. */
export const detailNames = [
  'firstName',
  'lastName',
  'email',
  'telephoneNumber',
  'specialRequests',
] as const satisfies readonly (keyof Customer)[]
export type DetailName = (typeof detailNames)[number]

/** A part of the form that an agent filled in. */
export type FilledPart = 'table' | DetailName

const partNames = {
  table: 'filledTable',
  firstName: 'filledFirstName',
  lastName: 'filledLastName',
  email: 'filledEmail',
  telephoneNumber: 'filledTelephoneNumber',
  specialRequests: 'filledSpecialRequests',
} as const satisfies Record<FilledPart, string>

/** For the diner: what an agent filled in. */
export function noticeOf({ state, brand, t }: AgentContext): string {
  const parts = state.filled.value.map((part) => t(partNames[part]))
  return t('filled', { parts: new Intl.ListFormat(brand.locale).format(parts) })
}
