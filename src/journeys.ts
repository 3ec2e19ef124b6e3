/** The parts of a journey, the package entry `tavola/journeys`: its slot, the guests, the details, their fields in the POST, and its terms. */

export { slotDetail } from './contract/events'
export type { PublicText } from './contract/events'
export { slotKey } from './kernel/actions/slot'
export { availabilityFailure, noAvailabilityFailure } from './kernel/screen/availability-failures'
export { defineParty } from './party/define-party'
export { groupGuests, maximumSplit, specialRequestsLimit, specialRequestsSent } from './constants'
export { specifiedNumbers } from './contract/shared'

// The details, and what an outcome sends of them.
export { customerFields, selectionFields, sentId, sentRequests } from './customer/payload'
export { customerValidators } from './customer/validators'
export { cleanText, isVisible, searchText } from './person-text'

// Terms, cards and human checks.
export { configuredNumber } from './conditions/configured-number'
export { feeInWords, guaranteeTerms } from './conditions/guarantee-terms'
export type { FreeUntil } from './conditions/guarantee-terms'
export type * from './contract/services'
