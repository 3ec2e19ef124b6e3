import { headers } from 'next/headers'
import Link from 'next/link'
import { Booking } from './booking'
import { NoScript } from './no-script'

export default async function Home() {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <main>
      <h1>Trattoria</h1>
      <NoScript />
      <Booking nonce={nonce} />
      <p>
        <Link href="/restaurants/cork">Our house in Cork</Link>
      </p>
    </main>
  )
}
