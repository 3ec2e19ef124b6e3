/** A card that guarantees a booking: verified, and kept by the provider. Nothing has been charged. */
export interface Guarantee {
  /** The provider's name for the card, which stays good after the nonce is used up. Stored with the booking. */
  readonly token: string
}

/** A card that the provider did not accept. The words are for the diner. */
export interface Refusal {
  readonly refused: string
}

/** Who gives the card: sent to the provider for its checks. */
export interface CardHolder {
  readonly firstName: string
  readonly lastName: string
}

/**
 * The card provider, behind which there is the sandbox or Braintree. Each function rejects with `PaymentUnavailable`
 * where the provider does not answer.
 */
export interface Payment {
  /** Whether it only plays its role and verifies no card. */
  readonly isSandbox: boolean
  /** What the card form in the browser is created with. */
  clientToken(): Promise<string>
  /** @param nonce the card form's one-time name for the card */
  takeGuarantee(nonce: string, holder: CardHolder): Promise<Guarantee | Refusal>
  /** Has the provider forget a card. One that it does not know is forgotten already. */
  release(token: string): Promise<void>
}

/** The provider could not be asked, or did not answer in time. */
export class PaymentUnavailable extends Error {
  constructor(cause: unknown) {
    super('The card provider does not answer.', { cause })
  }
}
