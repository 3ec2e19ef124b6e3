import { keep, once, type Json, type PluginContext, type Secret } from 'tavola'
import { untouchedFields, type Braintree, type CardField, type FieldStates } from './braintree-modules'
import type { stepMessages } from './messages'

/** The options under `options["card-guarantee"]`. */
export interface Options {
  /** Braintree's `client` and `hostedFields`, if the page has loaded them; otherwise step 8 loads them. */
  readonly braintree?: Braintree | undefined
  /** The no-show fee for each guest; 0: nothing is said of one. */
  readonly fee: number
  /** ISO 4217, as "GBP"; empty: the brand's. The restaurant's own takes precedence. */
  readonly currency: string
  /** Until how many hours before cancelling is free. The restaurant's own takes precedence. */
  readonly cancelHours: number
}
/** Section 9, "Card guarantee". */
export const options: Options = { braintree: undefined, fee: 5, currency: '', cancelHours: 48 }

/** The card in the open hosted fields. */
export interface Card {
  focusOn(field: CardField): void
  /** Sets the field's error for screen readers inside the frame; an empty text means no error. */
  mark(field: CardField, error: string): void
  /** Braintree's nonce for the card. Rejects with Braintree's error, or if the fields are gone or do not answer. */
  nonce(): Promise<string>
  /** Closes these fields for good and offers "Try again". */
  giveUp(): void
}

/** Nothing of the card is stored: after a reload step 8 comes back with empty fields. */
export const state = {
  /** The server requires a card for the confirmed slot. */
  required: keep(false, 'reload'),
  nonce: once(null as Secret | null),
  /** The terms that step 8 has shown, sent with the nonce. */
  agreed: once(null as Json),
  terms: false,
  /** The three open fields; null until their frames are loaded. */
  card: null as Card | null,
  fields: untouchedFields as FieldStates,
  /** The card's type, known from its first digits, and the length of its CVV; null while unknown. */
  kind: null as { readonly name: string; readonly digits: number } | null,
  /** The fields that the diner has left. Their errors are shown; all errors once "Complete Booking" was pressed. */
  left: [] as readonly (CardField | 'terms')[],
  pressed: false,
  /** The fields have been on screen: if they are shown again, as after a reload, they are empty. */
  asked: keep(false, 'reload'),
  /** A card guarantees the booking (section 3, "Booking response"). */
  performed: keep(false, 'reload'),
}

export type GuaranteeContext = PluginContext<typeof state, Options, typeof stepMessages>

/** After Back, or for another slot, no card is required any more. */
export function forget({ state }: Pick<GuaranteeContext, 'state'>): void {
  state.required.value = false
  state.asked.value = false
  state.nonce.value = null
  state.agreed.value = null
}

/** From now on the field's error is shown. */
export function leave({ left }: GuaranteeContext['state'], field: CardField | 'terms'): void {
  if (!left.value.includes(field)) left.value = [...left.value, field]
}
