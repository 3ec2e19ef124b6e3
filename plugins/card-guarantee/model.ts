import { keep, once, type Json, type PluginContext, type Secret } from 'tavola'
import { untouchedFields, type Braintree, type CardField, type FieldStates } from './braintree-modules'
import type { bankMessages } from './bank-messages'
import type { stepMessages } from './messages'

/** The options under `options["card-guarantee"]`. */
export interface Options {
  /** Braintree's `client`, `hostedFields` and `threeDSecure`, if the page has loaded them; otherwise step 8 loads them. */
  readonly braintree?: Braintree | undefined
  /** The no-show fee for each guest; 0: nothing is said of one. */
  readonly fee: number
  /** ISO 4217, as "GBP"; empty: the brand's. The restaurant's own takes precedence. */
  readonly currency: string
  /** Until how many hours before cancelling is free. The restaurant's own takes precedence. */
  readonly cancelHours: number
  /** The diner's bank verifies the card (3-D Secure) before the booking is sent with it. */
  readonly threeDSecure: boolean
  /**
   * What happens to a card for which the bank doesn't take the liability for fraud: with `require` nothing is sent, with
   * `prefer` the booking is.
   */
  readonly liabilityShift: 'require' | 'prefer'
}
/** The fee and the hours (card.no-show-fee, card.cancel-hours). */
export const options: Options = {
  braintree: undefined,
  fee: 5,
  currency: '',
  cancelHours: 48,
  threeDSecure: false,
  liabilityShift: 'require',
}

/** The card in the open hosted fields. */
export interface Card {
  focusOn(field: CardField): void
  /** Sets the field's error for screen readers inside the frame; an empty text means no error. */
  mark(field: CardField, error: string): void
  /** Braintree's nonce for the card. Rejects with Braintree's error, or if the fields are gone or do not answer. */
  tokenize(): Promise<CardToken>
  /** The check by the bank. Rejects if its code does not load. Null without `threeDSecure`. */
  readonly bank: (() => Promise<Bank>) | null
  /** Closes these fields for good and offers "Try again". */
  giveUp(): void
}

export interface CardToken {
  readonly nonce: Secret
  /** The card's first digits, which say whose card it is. */
  readonly bin: string
}

export interface Bank {
  /** Asks the bank, in a dialog. A card that is verified is sent with the booking; else the banner says why not. */
  ask(token: CardToken): void
}

/** A check by the bank, as its dialog shows it. */
export interface BankCheck {
  /** The bank's own page, if it asks the diner. Null until then. */
  readonly page: BankPage | null
  /** The diner gives up. */
  cancel(): void
}

export interface BankPage {
  /** Has the frame. */
  readonly element: HTMLElement
  /** The element is in the document: the frame's page may load. */
  placed(): void
}

/** Nothing of the card is stored: after a reload step 8 comes back with empty fields. */
export const state = {
  /** The server requires a card for the confirmed slot. */
  required: keep(false, 'reload'),
  /** With `threeDSecure` it is the one that the bank has verified. */
  nonce: once(null as Secret | null),
  /** The terms that step 8 has shown, sent with the nonce. */
  agreed: once(null as Json),
  check: null as BankCheck | null,
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
  /** A card guarantees the booking. */
  performed: keep(false, 'reload'),
}

export type GuaranteeContext = PluginContext<typeof state, Options, typeof stepMessages & typeof bankMessages>

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
