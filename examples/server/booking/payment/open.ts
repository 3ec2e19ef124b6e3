import type { BraintreeKeys } from '../../settings'
import { braintreePayment } from './braintree'
import type { Payment } from './payment'
import { sandboxPayment } from './sandbox'

/** Braintree with the keys of an account, without them the sandbox. */
export const openPayment = (keys: BraintreeKeys | undefined): Payment =>
  keys ? braintreePayment(keys) : sandboxPayment
