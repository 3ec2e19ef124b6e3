import type { PluginContext } from '../contract/plugin-context'
import type { OfferedTime } from './offered-times'

/** A full time that the restaurant takes enquiries for, in a brand that has them (section 2, "Step 2"). */
export const isByEnquiry = (
  { groupJourney }: Pick<PluginContext, 'groupJourney'>,
  { free, slot }: Pick<OfferedTime, 'free' | 'slot'>,
): boolean => !free && slot.useEnquiryFallback && groupJourney !== null
