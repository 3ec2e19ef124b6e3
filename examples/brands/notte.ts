/**
 * Notte, a trattoria for late evenings: bookings alone, in Italian and in English, dark whatever the diner's device says.
 * Plain data, as a page puts it under `Tavola.brands`.
 */
const house = {
  name: 'notte',
  title: 'Trattoria Notte',
  theme: 'notte',
  scheme: 'dark',
  timeZone: 'Europe/Dublin',
  country: ['IE', 'GB'],
  plugins: [
    'start',
    'day-at-a-glance',
    'first-free',
    'booking',
    'cross-sell',
    'card-guarantee',
    'human-verification',
    'terms',
    'send-at-once',
    'know-before',
    'ticket',
    'requests',
    'keep',
    'faces',
    'photograph',
    'motion',
  ],
  journeys: ['Booking'],
  options: {
    start: { recent: true, all: 'notte' },
    photograph: { src: '/pictures/late-table.svg', width: 1200, height: 500 },
  },
  links: { terms: 'https://notte.example/terms', privacy: 'https://notte.example/privacy' },
}

export const notte = {
  ...house,
  locale: 'it-IT',
  messages: { 'start.title': 'Un tavolo per la notte' },
}

export const notteEnglish = {
  ...house,
  locale: 'en-IE',
  messages: { 'start.title': 'A table for the night' },
}
