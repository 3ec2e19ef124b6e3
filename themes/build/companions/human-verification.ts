import hcaptcha from '../../../plugins/hcaptcha'
import humanVerification from '../../../plugins/human-verification'
import { defineCompanions } from '../../../src/host/brand/companions'

/** The usual check, for a brand that lists none. */
export default defineCompanions(humanVerification, [hcaptcha])
export { hcaptcha }
