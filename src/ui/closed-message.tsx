import type { Venue } from '../api/schemas'
import { shortDate } from '../dates/plain-date'
import { useKernel } from './context'

/** Section 2, "Closed-venue message", with its dates as diners read them (decisions, "Step 2"). */
export function ClosedMessage() {
  const { facts, brand } = useKernel()
  const { venue } = facts
  if (!venue?.closedMessage) return null
  return <p className="closed">{fillClosedMessage(venue.closedMessage, venue, brand.locale)}</p>
}

/** A message of the server's as plain text, what it leaves open filled in from the venue. */
export function fillClosedMessage(message: string, venue: Venue, locale: string): string {
  const { closedFrom, closedTo, telephone } = venue
  return message
    .replaceAll('##telephone##', telephone ?? '')
    .replaceAll('##closedFrom##', closedFrom ? shortDate(closedFrom, locale) : '')
    .replaceAll('##closedTo##', closedTo ? shortDate(closedTo, locale) : '')
}
