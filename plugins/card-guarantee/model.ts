import type { PluginContext } from 'tavola'
import type { Braintree } from './braintree-modules'
import { untouchedFields, type CardField, type FieldStates } from './fields'
import type { stepMessages } from './messages'
import { noShow } from './numbers'

/** The options under `options["card-guarantee"]`. */
export interface Options {
  /** Braintree's `client` and `hostedFields`, if the page has loaded them; otherwise step 8 loads them. */
  readonly braintree?: Braintree | undefined
  /** The no-show fee for each guest; 0: nothing is said of one. */
  readonly fee: number
  /** ISO 4217, as "GBP"; empty: the brand's. */
  readonly currency: string
  /** Until how many hours before cancelling is free; all parts that say it read it from here. */
  readonly cancelHours: number
}
export const options: Options = { braintree: undefined, fee: noShow.fee, currency: '', cancelHours: 48 }

/** The card in the open hosted fields. */
export interface Card {
  focus(field: CardField): void
  /** Sets the field's error for screen readers inside the frame; an empty text means no error. */
  mark(field: CardField, error: string): void
  /** Braintree's nonce for the card. Rejects with Braintree's error, or if the fields are gone or do not answer. */
  nonce(): Promise<string>
  /** Closes these fields for good and offers "Try again". */
  giveUp(): void
}

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
  /** The fields were on screen: where they come again, as after a reload, what was typed into them is gone. */
  asked: boolean
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
  asked: false,
}

export type GuaranteeContext = PluginContext<State, Options, typeof stepMessages>

/** After Back, or for another slot, no card is required any more. */
export function forget({ state }: Pick<GuaranteeContext, 'state'>): void {
  state.required.value = false
  state.asked.value = false
  state.nonce.value = null
}

/** From now on the field's error is shown. */
export function leave({ left }: GuaranteeContext['state'], field: CardField | 'terms'): void {
  if (!left.value.includes(field)) left.value = [...left.value, field]
}
