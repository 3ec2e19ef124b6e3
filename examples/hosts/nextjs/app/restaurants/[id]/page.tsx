import { headers } from 'next/headers'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { restaurantData, structuredDataText, type RestaurantPage } from 'tavola/structured-data'
import { api } from '../../api'
import { Booking } from '../../booking'
import { NoScript } from '../../no-script'

const site = 'https://www.example.com'

/** A restaurant's page, with its data for search engines in the HTML. */
export default async function Restaurant({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params
  const response = await fetch(`${api}/api/venues/getbyid/${encodeURIComponent(id)}`)
  if (!response.ok) notFound()
  const venue = (await response.json()) as RestaurantPage['venue']
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const data = restaurantData({ url: `${site}/restaurants/${venue.id}`, venue, country: 'IE' })
  return (
    <main>
      <script type="application/ld+json">{structuredDataText(data)}</script>
      <h1>{venue.name}</h1>
      <NoScript />
      <Booking venueId={String(venue.id)} nonce={nonce} />
      <p>
        <Link href="/">All restaurants</Link>
      </p>
    </main>
  )
}
