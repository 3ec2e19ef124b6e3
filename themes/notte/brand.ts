import type { Brand } from 'tavola'
import { brand as milano } from '../milano/brand'

/** A brand of the look's own, for hosts that have it in code; examples/brands/notte.ts is a chain's. */
export const brand: Brand = {
  ...milano,
  name: 'notte',
  title: 'Notte',
  theme: 'notte',
  plugins: ['start', 'booking', 'enquiry', 'cross-sell', 'card-guarantee', 'human-verification', 'terms'],
  journeys: ['Booking'],
  links: {},
}
