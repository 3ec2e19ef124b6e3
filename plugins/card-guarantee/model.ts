import type { PluginContext } from 'tavola'
import type { Braintree } from './braintree-modules'
import type { Card } from './card'
import type { stepMessages } from './messages'

/** The hosted fields, in the order of the form. */
export const cardFields = ['number', 'expirationDate', 'cvv'] as const
export type CardField = (typeof cardFields)[number]

/** What a frame reports of its field. What was typed into it never leaves the frame. */
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

/** What a brand may set under `options["card-guarantee"]`. */
export interface Options {
  /** Braintree's `client` and `hostedFields`, where the page has them already; left out: fetched on step 8. */
  readonly braintree?: Braintree | undefined
}
export const options: Options = { braintree: undefined }

interface State {
  /** The server has asked for a card, for the slot that is confirmed. */
  required: boolean
  nonce: string | null
  terms: boolean
  /** The three fields on screen, once their frames are here. */
  card: Card | null
  fields: FieldStates
  /** What the card is, by the number's first digits, and how many digits its CVV has; null until that is clear. */
  kind: { readonly name: string; readonly digits: number } | null
  /** Whose errors may be seen: those that the diner has left, and all of them once "Complete Booking" was pressed. */
  left: readonly (CardField | 'terms')[]
  pressed: boolean
}

export const state: State = {
  required: false,
  nonce: null,
  terms: false,
  card: null,
  fields: untouchedFields,
  kind: null,
  left: [],
  pressed: false,
}

export type GuaranteeContext = PluginContext<State, Options, typeof stepMessages>

/** Back, and another slot: nothing is asked for any more. */
export function forget({ state }: Pick<GuaranteeContext, 'state'>): void {
  state.required.value = false
  state.nonce.value = null
}

/** From now on the field's error may be seen. */
export function leave({ left }: GuaranteeContext['state'], field: CardField | 'terms'): void {
  if (!left.value.includes(field)) left.value = [...left.value, field]
}
