import { randomUUID } from 'node:crypto'
import braintree from 'braintree'
import type { Logger } from '../monitoring/log'
import { badRequest, tryLater } from '../request/problems'
import type { BookingPayload } from './booking'
import type { BraintreeKeys } from '../settings'

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
 * Verifies and stores the card that guarantees a booking. Before the table is sold: a
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

/** The nonces of the sandbox's card form (examples/sandbox/braintree.js), and the valid one of Braintree's own sandbox. */
const NONCE = /^(sandbox-nonce-\d+|fake-valid-nonce)$/

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
const sandboxClientToken = Buffer.from(
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

/** In milliseconds. With the 10 seconds of hCaptcha it is less than the 30 that the widget waits for a create call. */
const PATIENCE = 12_000

/** The name of the error in Braintree's library. */
const NOT_FOUND = 'notFoundError'

const NOT_ACCEPTED = 'Your card was not accepted. Please check its details, or use another card.'

interface Account extends BraintreeKeys {
  /** Where Braintree answers, in its library's own form; tests have their own. */
  readonly gateway?: braintree.Environment
  readonly patience?: number
}

/**
 * Braintree. A guarantee charges nothing: Braintree verifies the card with the bank (0 or 1 of the currency, voided at
 * once) and keeps it in its vault, under a new customer, so the restaurant can charge a no-show.
 */
export function braintreePayment({ gateway: at, patience = PATIENCE, ...keys }: Account): Payment {
  const gateway = new braintree.BraintreeGateway({
    ...keys,
    environment: at ?? environments[keys.environment],
  })
  gateway.config.timeout = patience

  return {
    isSandbox: false,
    clientToken: async () =>
      keys.tokenizationKey ?? (await answered(gateway.clientToken.generate({}))).clientToken,
    takeGuarantee: async (nonce, holder) => {
      // Our own id, so that a customer whose answer never came can be removed again.
      const id = randomUUID()
      // The types ask for a customer's id even where the customer is made in the same call.
      const creditCard = { options: { verifyCard: true } } as braintree.CreditCardCreateRequest
      const request = { ...holder, id, paymentMethodNonce: nonce, creditCard }
      const result = await answered(gateway.customer.create(request)).catch((error: unknown) => {
        void gateway.customer.delete(id).catch(() => undefined)
        throw error
      })
      const token = result.success ? result.customer.paymentMethods?.[0]?.token : undefined
      return token === undefined ? { refused: NOT_ACCEPTED } : { token }
    },
    release: async (token) => {
      const method = await known(gateway.paymentMethod.find(token))
      if (method) await known(gateway.customer.delete(method.customerId))
    },
  }
}

const environments = {
  sandbox: braintree.Environment.Sandbox,
  production: braintree.Environment.Production,
}

const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((cause: unknown) => {
    throw new PaymentUnavailable(cause)
  })

/** undefined for what Braintree does not know. */
const known = <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((cause: unknown) => {
    if ((cause as Error).name === NOT_FOUND) return undefined
    throw new PaymentUnavailable(cause)
  })

/** Braintree with the keys of an account, without them the sandbox. */
export const openPayment = (keys: BraintreeKeys | undefined): Payment =>
  keys ? braintreePayment(keys) : sandboxPayment
