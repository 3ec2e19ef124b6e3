import type { CardField, CardFieldState } from 'tavola/journeys'

/**
 * The parts that we use of Braintree's modules `client`, `hosted-fields` and `three-d-secure`. A page that has loaded
 * Braintree's scripts can pass them as `options.braintree.braintree`; its `window.braintree` fits.
 */
export interface Braintree {
  readonly client: { create(options: { authorization: string }): Promise<BraintreeClient> }
  readonly hostedFields: { create(options: HostedFieldsOptions): Promise<HostedFields> }
  readonly threeDSecure?: ThreeDSecureModule | undefined
}

/** Passed to the hosted fields and to 3-D Secure. */
export interface BraintreeClient {
  getConfiguration?: (() => unknown) | undefined
  teardown?(): unknown
}

export interface HostedFieldsOptions {
  readonly client: BraintreeClient
  /** CSS for the inputs in the frames, by selector. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fields: Readonly<Record<CardField, HostedField>>
}

export interface HostedField {
  readonly container: HTMLElement
  /** The accessible names of the input and of its frame. */
  readonly internalLabel: string
  readonly iframeTitle: string
  readonly placeholder?: string
}

export interface HostedFieldsState {
  readonly fields: Readonly<Record<CardField, CardFieldState>>
  /** The card types that match the digits typed so far. */
  readonly cards?: readonly { readonly niceType: string; readonly code: { readonly size: number } }[]
}

export const hostedFieldsEvents = [
  'focus',
  'blur',
  'empty',
  'notEmpty',
  'cardTypeChange',
  'validityChange',
] as const
type HostedFieldsEvent = (typeof hostedFieldsEvents)[number] | 'inputSubmitRequest'

export interface HostedFields {
  on(event: HostedFieldsEvent, handler: (event: { readonly emittedBy: CardField }) => void): void
  getState(): HostedFieldsState
  tokenize(): Promise<{ readonly nonce: string; readonly details?: { readonly bin?: string } }>
  setAttribute(set: AttributeOfField): unknown
  /** Sets the error message for screen readers inside the frame. */
  setMessage?(set: { readonly field: CardField; readonly message: string }): unknown
  focus(field: CardField): unknown
  teardown(): unknown
}

interface AttributeOfField {
  readonly field: CardField
  readonly attribute: 'aria-invalid' | 'aria-required'
  readonly value: boolean
}

/** The parts that we use of Braintree's module `three-d-secure`. */
export interface ThreeDSecureModule {
  create(options: { version: '2-inline-iframe'; client: BraintreeClient }): Promise<ThreeDSecure>
}

export interface ThreeDSecure {
  /** The bank asks the diner: `element` has the frame of its page. `placed` starts it. */
  on(
    event: 'authentication-iframe-available',
    handler: (page: { readonly element: HTMLElement }, placed: () => void) => void,
  ): void
  /** The diner cancelled on the bank's page. */
  on(event: 'customer-canceled', handler: () => void): void
  verifyCard(request: VerifyCard & Lookup): Promise<VerifiedCard>
  cancelVerifyCard(): Promise<unknown>
  teardown(): Promise<unknown>
}

/** What the bank is told. */
export interface VerifyCard {
  readonly nonce: string
  /** The card's first digits. */
  readonly bin: string
  /** With a point, as "10.00". */
  readonly amount: string
  readonly email: string
  /** Braintree refuses other characters than ASCII. */
  readonly billingAddress: { readonly givenName?: string; readonly surname?: string }
  /** The size that the bank lays its page out for: "03" is 500 by 600 pixels, "05" is as large as the window. */
  readonly additionalInformation: { readonly acsWindowSize: '03' | '05' }
}

export interface Lookup {
  /** The bank has decided whether it asks the diner. Nothing goes on until `next` is called. */
  onLookupComplete(
    lookup: {
      readonly paymentMethod?: { readonly nonce?: string }
      /** The bank asks the diner. */
      readonly requiresUserAuthentication?: boolean
    },
    next: () => void,
  ): void
}

/** The new nonce replaces the one that was verified, which is used up. */
export interface VerifiedCard {
  readonly nonce: string
  /** The bank is liable for fraud. */
  readonly liabilityShifted: boolean
  /** The card can be verified. With `liabilityShifted` false, the bank has not confirmed the diner. */
  readonly liabilityShiftPossible: boolean
}
