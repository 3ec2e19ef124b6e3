import { randomUUID } from 'node:crypto'
import braintree from 'braintree'
import type { BraintreeKeys } from '../settings'
import { type Payment, PaymentUnavailable, sandboxPayment } from './payment'

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
