import type { Brand } from 'tavola'
import { brand as milano } from '../milano/brand'

/** A minimal brand with this look, for hosts that import it; examples/brands/notte.ts is a chain's brand. */
export const brand: Brand = {
  ...milano,
  name: 'notte',
  title: 'Notte',
  theme: 'notte',
  plugins: [
    'start',
    'booking',
    'enquiry',
    'cross-sell',
    'card-guarantee',
    'braintree',
    'human-verification',
    'hcaptcha',
    'terms',
  ],
  journeys: ['Booking'],
  links: {},
}
