import * as threeDSecureModule from 'braintree-web/three-d-secure'
import type { ThreeDSecureModule } from './modules'

/** Braintree's module. The cast goes through `unknown` as in braintree.ts. */
export const threeDSecure = threeDSecureModule as unknown as ThreeDSecureModule
