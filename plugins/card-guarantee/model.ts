import type { PluginContext } from 'tavola'
import type { Braintree } from './braintree-modules'
import type { Card } from './card'
import type { stepMessages } from './messages'

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

/** The options under `options["card-guarantee"]`. */
export interface Options {
  /** Braintree's `client` and `hostedFields`, if the page has loaded them; otherwise step 8 loads them. */
  readonly braintree?: Braintree | undefined
}
export const options: Options = { braintree: undefined }

interface State {
  /** The server requires a card for the confirmed slot. */
  required: boolean
  nonce: string | null
  terms: boolean
  /** The three open fields; null until their frames are loaded. */
  card: Card | null
  fields: FieldStates
  /** The card's type, known from its first digits, and the length of its CVV; null while unknown. */
  kind: { readonly name: string; readonly digits: number } | null
  /** The fields that the diner has left. Their errors are shown; all errors once "Complete Booking" was pressed. */
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

/** After Back, or for another slot, no card is required any more. */
export function forget({ state }: Pick<GuaranteeContext, 'state'>): void {
  state.required.value = false
  state.nonce.value = null
}

/** From now on the field's error is shown. */
export function leave({ left }: GuaranteeContext['state'], field: CardField | 'terms'): void {
  if (!left.value.includes(field)) left.value = [...left.value, field]
}
