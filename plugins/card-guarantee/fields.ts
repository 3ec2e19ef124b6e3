/** The hosted fields, in the order of the form. */
export const cardFields = ['number', 'expirationDate', 'cvv'] as const
export type CardField = (typeof cardFields)[number]

/** What a frame reports about its field. The typed digits never leave the frame. */
export interface FieldState {
  readonly isEmpty: boolean
  readonly isValid: boolean
  readonly isFocused: boolean
}
export type FieldStates = Readonly<Record<CardField, FieldState>>

const untouched: FieldState = { isEmpty: true, isValid: false, isFocused: false }
export const untouchedFields: FieldStates = {
  number: untouched,
  expirationDate: untouched,
  cvv: untouched,
}
