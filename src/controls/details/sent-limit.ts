import { useContext } from 'react'
import { specialRequestsLimit, specialRequestsSent } from '../../constants'
import { SpecialRequestsLimit } from './special-requests-limit'

/**
 * In the details form: how many characters of the special requests are sent. The rest is cut (requests.cut), also what an enquiry puts
 * in front of them. Apart from its context, so that only plugins that use it load it.
 */
export const useSentLimit = (): number =>
  useContext(SpecialRequestsLimit) - (specialRequestsLimit - specialRequestsSent)
