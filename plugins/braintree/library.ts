import * as client from 'braintree-web/client'
import * as hostedFields from 'braintree-web/hosted-fields'
import type { Braintree } from './modules'

/**
 * The two modules of braintree-web for step 8. The cast goes through `unknown`, as braintree-web's types require a callback that
 * is optional.
 */
export const braintree = { client, hostedFields } as unknown as Braintree
