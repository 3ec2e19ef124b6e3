import { createContext } from 'react'
import { specialRequestsLimit } from '../../constants'

/** How long the special requests may be, as the form around says. */
export const SpecialRequestsLimit = createContext(specialRequestsLimit)
