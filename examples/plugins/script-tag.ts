import { install } from '../../src/host/loader/loader'

/** The first file of a chain's own build (`npx webpack -c examples/plugins/webpack.config.js`); see catalogue.ts. */
install({
  plugins: ['start', 'booking', 'enquiry', 'afternoon-tea', 'dietary-requirements'],
  always: ['start-step', 'milano'],
})
