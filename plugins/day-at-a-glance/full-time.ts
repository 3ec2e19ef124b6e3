import type { OfferedTime } from 'tavola'
import type { GlanceContext } from './model'

/** A full time that the restaurant takes enquiries for, in a brand that has them. */
export const isByEnquiry = ({ groupJourney }: GlanceContext, { free, slot }: OfferedTime): boolean =>
  !free && slot.useEnquiryFallback && groupJourney !== null
