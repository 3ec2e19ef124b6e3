/**
 * Zaytuna, "olive": in Arabic, from right to left, with every journey, light by day and dark by night.
 * Plain data, as a page puts it under `Tavola.brands`.
 */
export const zaytuna = {
  name: 'zaytuna',
  title: 'مطاعم زيتونة',
  theme: 'zaytuna',
  scheme: 'auto',
  locale: 'ar',
  timeZone: 'Europe/Dublin',
  country: 'any',
  // prettier-ignore
  plugins: ['start', 'booking', 'adults-party', 'kids-party', 'enquiry', 'cross-sell', 'menus', 'card-guarantee', 'human-verification', 'terms', 'keep'],
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  links: { terms: 'https://zaytuna.example/terms', privacy: 'https://zaytuna.example/privacy' },
}
