import { definePlugin, type PluginContext } from 'tavola'
import type { Braintree } from './modules'

/** The options under `options.braintree`, or those of `card-guarantee`. */
export interface Options {
  /** Braintree's `client`, `hostedFields` and `threeDSecure`, if the page has loaded them; otherwise step 8 loads them. */
  readonly braintree?: Braintree | undefined
  /** The diner's bank verifies the card (3-D Secure) before the booking is sent with it. */
  readonly threeDSecure: boolean
}

const options: Options = { braintree: undefined, threeDSecure: false }

export type BraintreeContext = PluginContext<object, Options>

/** Provides the card fields of step 8: Braintree's hosted fields, and its 3-D Secure. */
export default definePlugin({
  id: 'braintree',
  options,
  provides: {
    'card-provider': (ctx) => ({ open: async (...form) => (await import('./open')).open(ctx, ...form) }),
  },
})
