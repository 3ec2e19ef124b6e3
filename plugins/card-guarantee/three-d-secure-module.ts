import type { BraintreeClient } from './braintree-client'

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
