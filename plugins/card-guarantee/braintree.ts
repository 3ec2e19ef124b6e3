import * as client from 'braintree-web/client'
import * as hostedFields from 'braintree-web/hosted-fields'
import type { Braintree } from './braintree-modules'

/**
 * The two modules of braintree-web that the step needs: a chunk of their own, fetched there and nowhere else.
 * By way of `unknown`: its types ask for a callback that is optional.
 */
export const braintree = { client, hostedFields } as unknown as Braintree
