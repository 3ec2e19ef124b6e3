import braintree from '../../../plugins/braintree'
import cardGuarantee from '../../../plugins/card-guarantee'
import { defineCompanions } from '../../../src/host/brand/companions'

/** The usual card provider, for a brand that lists none. */
export default defineCompanions(cardGuarantee, [braintree])
export { braintree }
