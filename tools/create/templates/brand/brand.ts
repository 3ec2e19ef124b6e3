import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import crossSell from 'tavola/plugins/cross-sell'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import terms from 'tavola/plugins/terms'
import milano from 'tavola/themes/milano'

/** What is left out is as in the default brand. */
export const brand: CodeBrand = {
  name: 'my-plugin',
  title: 'My plugin restaurants',
  // A look: milano, notte or zaytuna; and what is different in it.
  theme: milano,
  scheme: 'light',
  tokens: { '--tavola-accent': '#0a5c36', '--tavola-radius': '0' },
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  // Whose telephone numbers are taken.
  country: ['IE', 'GB'],
  plugins: [start, booking, enquiry, crossSell, terms],
  journeys: ['Booking', 'Enquiry'],
  // Each plugin's own, by its id.
  options: { start: { recent: true } },
  // Any text in other words, by "plugin.key".
  messages: { 'start.title': 'Your table at My plugin' },
  languages: { it: () => import('tavola/languages/it') },
  // Replace them: diners follow these links.
  links: { terms: '/terms', privacy: '/privacy' },
}
