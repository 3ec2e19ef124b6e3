import { Address } from './address'
import { useKernel } from './context'

/** Section 2, "Venue header": the name, and the address lines joined by commas. */
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
