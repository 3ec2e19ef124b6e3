import { groupGuests } from 'tavola'
import type { EnquiryContext } from './model'

/** The largest group that can be asked for online: the reference server's limit. */
export const largestGroup = 200

export const isGroup = ({ facts }: Pick<EnquiryContext, 'facts'>) => facts.guests === groupGuests

/** The number of a group's guests; null where none is typed, or no number within the limits. */
export function groupSize({ state, shared }: EnquiryContext): number | null {
  const text = state.groupSize.value
  const size = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return size >= shared.smallestGroup && size <= largestGroup ? size : null
}
