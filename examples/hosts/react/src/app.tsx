import { useRef, useState } from 'react'
import type { Handle } from 'tavola'
import { TavolaBooking } from 'tavola/react'
import { brand } from './brand'

/** A page of the chain's: the widget in its place, a popup for another restaurant, and what came of it. */
export function App({ api }: { readonly api: string }) {
  const [venueId, setVenueId] = useState<string>()
  const [shown, setShown] = useState(true)
  const [guests, setGuests] = useState(0)
  const popup = useRef<Handle>(null)
  return (
    <main>
      <h1>Trattoria</h1>
      <button onClick={() => setVenueId('athlone')}>Our house in Athlone</button>
      <button onClick={() => popup.current?.open('galway')}>Galway in a popup</button>
      <button onClick={() => setShown(!shown)}>{shown ? 'Away with it' : 'Back with it'}</button>
      {shown && (
        <TavolaBooking
          baseUrl={api}
          brand={brand}
          venueId={venueId}
          onBookingConfirmed={(booking) => setGuests(booking.guests)}
        />
      )}
      <TavolaBooking ref={popup} inline={false} baseUrl={api} brand={brand} />
      {guests > 0 && <p>We have noted a table for {guests}.</p>}
    </main>
  )
}
