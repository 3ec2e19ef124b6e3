import { randomUUID } from 'node:crypto'
import type { Payment } from './payment'
import { sandboxClientToken } from './sandbox-client-token'

/** The nonces of the sandbox's card form (examples/sandbox/braintree.js). */
const NONCE = /^sandbox-nonce-\d+$/

const ONLY_SANDBOX =
  'This server has only the sandbox for cards: please use the test card 4111 1111 1111 1111 of its own pages.'

/** Stands in for a card provider: takes the cards of the sandbox's form, verifies and keeps nothing. */
export const sandboxPayment: Payment = {
  isSandbox: true,
  clientToken: () => Promise.resolve(sandboxClientToken),
  takeGuarantee: (nonce) =>
    Promise.resolve(
      NONCE.test(nonce) ? { token: `sandbox-card-${randomUUID()}` } : { refused: ONLY_SANDBOX },
    ),
  release: () => Promise.resolve(),
}
