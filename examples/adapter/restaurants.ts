import type { WireVenue } from 'tavola/adapter'
import type { Location } from './chain-api'

/** A location as the widget knows restaurants. */
export function venueOf({ locationId, displayName, address, contact, holiday }: Location): WireVenue {
  const { street, city, zip } = address
  return {
    id: locationId,
    name: displayName,
    address: [street, city],
    postCode: zip,
    telephone: contact.phone,
    ...(holiday && {
      closedMessage: holiday.notice,
      closedFrom: holiday.firstDay,
      // The widget wants the day it is open again.
      closedTo: dayAfter(holiday.lastDay),
    }),
  }
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
