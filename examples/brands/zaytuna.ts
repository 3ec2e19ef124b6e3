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
  country: ['IE', 'GB'],
  plugins: [
    'start',
    'day-at-a-glance',
    'first-free',
    'booking',
    'adults-party',
    'kids-party',
    'enquiry',
    'cross-sell',
    'menus',
    'card-guarantee',
    'human-verification',
    'terms',
    'send-at-once',
    'know-before',
    'ticket',
    'requests',
    'keep',
    'faces',
    'journey-tiles',
    'photograph',
    'motion',
  ],
  options: {
    start: { recent: true, all: 'زيتونة' },
    enquiry: { question: 'required' },
    photograph: { src: '/pictures/olives.svg', width: 600, height: 800 },
  },
  journeys: ['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'],
  links: { terms: 'https://zaytuna.example/terms', privacy: 'https://zaytuna.example/privacy' },
}
