import { createContext, useContext } from 'react'
import { specialRequestsLimit, specialRequestsSent } from '../../constants'

/** How long the special requests may be, as the form around says. */
export const SpecialRequestsLimit = createContext(specialRequestsLimit)

/**
 * In the details form: how many characters of the special requests are sent. Section 5 cuts the rest, also what an enquiry puts
 * in front of them.
 */
export const useSentLimit = (): number =>
  useContext(SpecialRequestsLimit) - (specialRequestsLimit - specialRequestsSent)
