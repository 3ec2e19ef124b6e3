import { Address } from './address'
import { useKernel } from './context'

/** Section 2, "Venue header": the name, and the address lines joined by commas. */
export function VenueHeader() {
  const { venue } = useKernel().facts
  if (!venue) return null
  return (
    <div part="venue" className="venue">
      <p className="venue-name">
        <bdi>{venue.name}</bdi>
      </p>
      <p className="venue-address">
        <Address lines={[...venue.address, venue.postCode]} />
      </p>
    </div>
  )
}
