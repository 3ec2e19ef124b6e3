import { shortDate } from '../dates/plain-date'
import { useKernel } from './context'

/** Section 2, "Closed-venue message", with its dates as diners read them (decisions, "Step 2"). */
export function ClosedMessage() {
  const { venue } = useKernel().facts
  if (!venue?.closedMessage) return null
  return <p className="closed">{fillClosedMessage(venue.closedMessage, venue)}</p>
}

export function fillClosedMessage(
  message: string,
  { closedFrom, closedTo }: { readonly closedFrom: string | null; readonly closedTo: string | null },
): string {
  return message
    .replaceAll('##closedFrom##', closedFrom ? shortDate(closedFrom) : '')
    .replaceAll('##closedTo##', closedTo ? shortDate(closedTo) : '')
}
