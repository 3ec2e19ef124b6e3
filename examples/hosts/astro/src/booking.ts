import { defineTavolaBooking } from 'tavola/element'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import milano from 'tavola/themes/milano'
import { api } from './api'

/** Every `<tavola-booking>` of the site. An element's own attributes win. */
defineTavolaBooking({
  baseUrl: api,
  brand: {
    name: 'osteria',
    title: 'Osteria restaurants',
    theme: milano,
    plugins: [start, booking],
    journeys: ['Booking'],
    timeZone: 'Europe/Dublin',
    links: { terms: 'https://www.example.com/terms', privacy: 'https://www.example.com/privacy' },
  },
})
