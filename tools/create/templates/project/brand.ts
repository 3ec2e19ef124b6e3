import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import crossSell from 'tavola/plugins/cross-sell'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import terms from 'tavola/plugins/terms'
import milano from 'tavola/themes/milano'
// if plugin
import myPlugin from './plugin'
// end

// if plugin
/** The brand of the page and the script tag. */
// end
// if brand
/** Anything you leave out comes from the default brand. */
// end
export const brand: CodeBrand = {
  // if plugin
  name: 'own',
  title: 'Our restaurants',
  theme: milano,
  // end
  // if journey
  // Your journey ends as an enquiry, so it needs the plugin `enquiry`.
  plugins: [start, booking, enquiry, crossSell, terms, myPlugin],
  // One button each, in this order.
  journeys: ['Booking', 'MyPlugin'],
  // end
  // if feature
  plugins: [start, booking, enquiry, crossSell, terms, myPlugin],
  journeys: ['Booking', 'Enquiry'],
  // By plugin id. Anything you leave out has its default.
  options: { 'my-plugin': { required: true } },
  // end
  // if brand
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
  // end
  languages: { it: () => import('tavola/languages/it') },
  // Replace these: diners follow them.
  links: { terms: '/terms', privacy: '/privacy' },
}
