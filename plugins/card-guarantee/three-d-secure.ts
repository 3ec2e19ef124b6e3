import * as threeDSecureModule from 'braintree-web/three-d-secure'
import type { ThreeDSecureModule } from './three-d-secure-module'

/** Braintree's module, as a chunk of its own. The cast goes through `unknown` as in braintree.ts. */
export const threeDSecure = threeDSecureModule as unknown as ThreeDSecureModule
