import { Fragment } from 'react'
import type { Venue } from '../api/schemas'
import { shortDate } from '../dates/plain-date'
import { useKernel } from './context'

/** Section 2, "Closed-venue message". */
export function ClosedMessage() {
  const { venue } = useKernel().facts
  if (!venue?.closedMessage) return null
  return (
    <p part="closed" className="closed" dir="auto">
      <VenueText text={venue.closedMessage} venue={venue} />
    </p>
  )
}

/**
 * A message of the server's, text and never markup: its telephone is a link to call, its dates are as diners read them
 * (decisions, "Step 2").
 */
export function VenueText({ text, venue }: { readonly text: string; readonly venue: Venue }) {
  const { locale } = useKernel().brand
  return text.split('##telephone##').map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <Telephone number={venue.telephone} />}
      {fillClosedMessage(piece, venue, locale)}
    </Fragment>
  ))
}

/** Made of the digits alone; what holds none is words to read. */
function Telephone({ number }: { readonly number: string }) {
  const digits = number.replace(/[^\d+]/g, '')
  return /\d/.test(digits) ? (
    <a dir="ltr" href={`tel:${digits}`}>
      {number}
    </a>
  ) : (
    number
  )
}

/** The same as plain text, where there is no place for a link. */
export function fillClosedMessage(message: string, venue: Venue, locale: string): string {
  const { closedFrom, closedTo, telephone } = venue
  const texts: Readonly<Record<string, string>> = {
    '##telephone##': telephone,
    '##closedFrom##': closedFrom ? shortDate(closedFrom, locale) : '',
    '##closedTo##': closedTo ? shortDate(closedTo, locale) : '',
  }
  return message.replace(/##(telephone|closedFrom|closedTo)##/g, (place) => texts[place]!)
}
