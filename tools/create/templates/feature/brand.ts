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
  plugins: [start, booking, enquiry, crossSell, terms, myPlugin],
  journeys: ['Booking', 'Enquiry'],
  // By plugin id. Anything you leave out has its default.
  options: { 'my-plugin': { required: true } },
  languages: { it: () => import('tavola/languages/it') },
  links: { terms: '/terms', privacy: '/privacy' },
}
