import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import crossSell from 'tavola/plugins/cross-sell'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import terms from 'tavola/plugins/terms'
import milano from 'tavola/themes/milano'

/** Anything you leave out comes from the default brand. */
export const brand: CodeBrand = {
  name: 'my-plugin',
  title: 'My plugin restaurants',
  // A look, milano, notte or zaytuna, and your changes to it.
  theme: milano,
  scheme: 'light',
  tokens: { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' },
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  // The countries whose telephone numbers are accepted.
  country: ['IE', 'GB'],
  plugins: [start, booking, enquiry, crossSell, terms],
  journeys: ['Booking', 'Enquiry'],
  // Options of plugins, by plugin id.
  options: { start: { recent: true } },
  // Your own wording of any text, by "plugin.key".
  messages: { 'start.title': 'Your table at My plugin' },
  languages: { it: () => import('tavola/languages/it') },
  // Replace these: diners follow them.
  links: { terms: '/terms', privacy: '/privacy' },
}
