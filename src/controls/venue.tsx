import { Fragment } from 'react'
import type { Venue } from '../api/bodies'
import type { Formats } from '../locale/formats'
import { useKernel, useQuietKernel } from './context'
import { TelephoneNumber } from './telephone'

/** The name, and the address lines joined by commas (venue.header). */
export function VenueHeader() {
  const { brand, facts } = useKernel()
  const { venue } = facts
  if (!venue) return null
  return (
    <div part="venue" className="venue">
      <p className="venue-name">
        <bdi lang={brand.backEndLanguage}>{venue.name}</bdi>
      </p>
      <p className="venue-address">
        <Address lines={[...venue.address, venue.postCode]} />
      </p>
    </div>
  )
}

interface AddressProps {
  readonly lines: readonly string[]
  readonly className?: string
}

/** An address in one line (venue.header), with the comma and direction of its script. */
export function Address({ lines, className }: AddressProps) {
  const written = lines.filter(Boolean)
  const comma = /[\u0600-\u06ff]/.test(written.join('')) ? '، ' : ', '
  const { backEndLanguage } = useQuietKernel().brand
  return (
    <bdi lang={backEndLanguage} className={className}>
      {written.join(comma)}
    </bdi>
  )
}

/** The message of a closed restaurant (venue.closed-message). */
export function ClosedMessage() {
  const { brand, facts } = useKernel()
  const { venue } = facts
  if (!venue?.closedMessage) return null
  return (
    <p part="closed" className="closed" lang={brand.backEndLanguage} dir="auto">
      <VenueText text={venue.closedMessage} venue={venue} />
    </p>
  )
}

/**
 * A message of the server as plain text, never markup. Placeholders become a telephone link and formatted dates
 * (server.plain-text, other.telephone).
 */
export function VenueText({ text, venue }: { readonly text: string; readonly venue: Venue }) {
  const { formats } = useKernel().catalogue
  const pieces = text.split('##telephone##').map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <TelephoneNumber telephone={venue.telephone} />}
      {fillClosedMessage(piece, venue, formats)}
    </Fragment>
  ))
  // Another text is another element: see RichText.
  return <span key={fillClosedMessage(text, venue, formats)}>{pieces}</span>
}

/** The message as a string, without a link. */
export function fillClosedMessage(message: string, venue: Venue, formats: Formats): string {
  const { closedFrom, closedTo, telephone } = venue
  const texts: Readonly<Record<string, string>> = {
    '##telephone##': telephone,
    '##closedFrom##': closedFrom ? formats.shortDate(closedFrom) : '',
    '##closedTo##': closedTo ? formats.shortDate(closedTo) : '',
  }
  return message.replace(/##(telephone|closedFrom|closedTo)##/g, (place) => texts[place]!)
}
