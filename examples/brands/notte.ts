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
    'braintree',
    'human-verification',
    'hcaptcha',
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
  // Few words, as in the room.
  messages: {
    'start.title': 'Un tavolo per la notte',
    'booking.thanks': 'Grazie, {name}. A presto.',
    'requests.title': 'Altre richieste?',
    'card-guarantee.intro': 'Una carta tiene il tavolo. Oggi nessun addebito.',
    'cross-sell.step2-message': '{venue}: alle {time} è tutto pieno. Un altro orario?',
    'cross-sell.step2-message-cs':
      '{venue}: alle {time} è tutto pieno. Un altro orario, o un altro ristorante?',
    'first-free.none': 'Nessun tavolo nei prossimi giorni.',
  },
}

export const notteEnglish = {
  ...house,
  locale: 'en-IE',
  messages: {
    'start.title': 'A table for the night',
    'booking.thanks': 'Thank you, {name}. See you then.',
    'requests.title': 'Anything else?',
    'card-guarantee.intro': 'A card holds your table. No charge today.',
    'cross-sell.step2-message': '{venue} is full at {time}. Another time?',
    'cross-sell.step2-message-cs': '{venue} is full at {time}. Another time, or another restaurant?',
    'first-free.none': 'No tables in the next few days.',
  },
}
