import { install } from '../../src/host/loader/loader'

/** A chain's own build (`npx webpack -c examples/plugins/webpack.config.js`): its first file, see catalogue.ts. */
install({
  plugins: ['start', 'booking', 'enquiry', 'afternoon-tea', 'dietary-requirements'],
  always: ['start-step', 'milano'],
})
