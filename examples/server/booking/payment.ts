import { randomUUID } from 'node:crypto'
import type { Logger } from '../monitoring/log'
import { badRequest, tryLater } from '../request/problems'
import type { BookingPayload } from './payload'

/** A card that guarantees a booking: verified, and kept by the provider. Nothing has been charged. */
export interface Guarantee {
  /** The provider's id of the card, valid after the nonce is used. Stored with the booking. */
  readonly token: string
}

/** A card that the provider refused, with a text for the diner. */
export interface Refusal {
  readonly refused: string
}

/** The cardholder's name, which the provider uses in its checks. */
export interface CardHolder {
  readonly firstName: string
  readonly lastName: string
}

/**
 * The card provider, behind which there is the sandbox or Braintree. Each function rejects with `PaymentUnavailable`
 * where the provider does not answer.
 */
export interface Payment {
  /** Whether this is a sandbox that verifies no card. */
  readonly isSandbox: boolean
  /** The token that the card form in the browser needs. */
  clientToken(): Promise<string>
  /** @param nonce the card form's one-time name for the card */
  takeGuarantee(nonce: string, holder: CardHolder): Promise<Guarantee | Refusal>
  /** Deletes a card at the provider. An unknown card counts as deleted. */
  release(token: string): Promise<void>
}

/** The provider couldn't be reached, or didn't respond in time. */
export class PaymentUnavailable extends Error {
  constructor(cause: unknown) {
    super('The card provider does not answer.', { cause })
  }
}

/** In seconds. A guess: the length of an outage is unknown. */
const TRY_AGAIN = 30

/**
 * Verifies and stores the card that guarantees a booking (section 4, "Booking submit"). Before the table is sold: a
 * refused card must not take a table from other diners.
 *
 * @throws a 400 for `paymentNonce` if the card is refused, a 503 if the provider does not answer
 */
export async function takeGuarantee(
  payment: Payment,
  { paymentNonce, firstName, lastName }: BookingPayload,
  log: Logger,
): Promise<Guarantee> {
  const taken = await payment.takeGuarantee(paymentNonce, { firstName, lastName }).catch(unavailable(log))
  if ('refused' in taken) throw badRequest('paymentNonce', taken.refused)
  return taken
}

/** Answers 503 if the provider doesn't respond, and logs the reason. */
export const unavailable =
  (log: Logger) =>
  (error: unknown): never => {
    if (!(error instanceof PaymentUnavailable)) throw error
    log.error({ err: error }, 'the card provider does not answer')
    throw tryLater(
      503,
      'paymentNonce',
      'The card could not be checked just now, and nothing was booked. Please try again in a moment.',
      TRY_AGAIN,
    )
  }

/** Deletes the card of a failed booking at the provider. A failure is only logged: the diner can't do anything about it. */
export async function releaseGuarantee(
  payment: Payment,
  guarantee: Guarantee | undefined,
  log: Logger,
): Promise<void> {
  if (!guarantee) return
  await payment
    .release(guarantee.token)
    .catch((error: unknown) => log.error({ err: error }, 'a card without a booking stays with the provider'))
}

/** The nonces of the sandbox's card form (examples/sandbox/braintree.js). */
const NONCE = /^sandbox-nonce-\d+$/

const ONLY_SANDBOX =
  'This server has only the sandbox for cards: please use the test card 4111 1111 1111 1111 of its own pages.'

/** Replaces a card provider: accepts the cards of the sandbox's form, and verifies and stores nothing. */
export const sandboxPayment: Payment = {
  isSandbox: true,
  clientToken: () => Promise.resolve(sandboxClientToken),
  takeGuarantee: (nonce) =>
    Promise.resolve(
      NONCE.test(nonce) ? { token: `sandbox-card-${randomUUID()}` } : { refused: ONLY_SANDBOX },
    ),
  release: () => Promise.resolve(),
}

/** Where Braintree's client reads its configuration; it accepts only URLs of its own domains. */
const SANDBOX = 'https://api.sandbox.braintreegateway.com:443/merchants/tavola_sandbox'

/**
 * A client token in Braintree's format (base64 of JSON) without a real merchant, to show the card step without an
 * account. A chain's back end gets a real one from Braintree's server SDK.
 */
export const sandboxClientToken = Buffer.from(
  JSON.stringify({
    version: 2,
    environment: 'sandbox',
    merchantId: 'tavola_sandbox',
    authorizationFingerprint: 'tavola-sandbox-token-not-for-payments',
    configUrl: `${SANDBOX}/client_api/v1/configuration`,
    clientApiUrl: `${SANDBOX}/client_api`,
    challenges: [],
    paypalEnabled: false,
  }),
).toString('base64')
