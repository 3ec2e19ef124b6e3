import { useKernel } from './context'

/** Section 2, "Venue header": the name, and the address lines joined by commas. */
export function VenueHeader() {
  const { venue } = useKernel().facts
  if (!venue) return null
  return (
    <div className="venue">
      <p className="venue-name">{venue.name}</p>
      <p className="venue-address">{[...venue.address, venue.postCode].filter(Boolean).join(', ')}</p>
    </div>
  )
}
