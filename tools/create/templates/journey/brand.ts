import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import crossSell from 'tavola/plugins/cross-sell'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import terms from 'tavola/plugins/terms'
import milano from 'tavola/themes/milano'
import myPlugin from './plugin'

/** The brand of the page and the script tag. */
export const brand: CodeBrand = {
  name: 'own',
  title: 'Our restaurants',
  theme: milano,
  // Your journey ends as an enquiry, so it needs the plugin `enquiry`.
  plugins: [start, booking, enquiry, crossSell, terms, myPlugin],
  // One button each, in this order.
  journeys: ['Booking', 'MyPlugin'],
  languages: { it: () => import('tavola/languages/it') },
  links: { terms: '/terms', privacy: '/privacy' },
}
