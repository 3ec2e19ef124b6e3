import { install } from '../../src/host/loader/loader'

/**
 * The first file of a chain's own build (`npx webpack -c examples/plugins/webpack.config.js`); see catalogue.ts. It names
 * the looks and languages ("notte", "language-it") that the chain's brands ask for.
 */
install(['language-it', 'language-ar'])
