import { install } from '../src/host/loader/loader'

/** The script tag's first file: it knows names, and fetches the rest by them. */
install({
  plugins: ['start', 'booking', 'adults-party', 'kids-party', 'enquiry'],
  always: ['start-step', 'milano'],
})
