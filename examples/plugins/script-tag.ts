import { install } from '../../src/host/loader'

/** A chain's own build: the plugins that its brands use, ours and its own (`npx webpack -c examples/plugins/webpack.config.js`). */
install({
  core: () => import(/* webpackChunkName: "host" */ '../../src/host/instance'),
  plugins: {
    start: () => import(/* webpackChunkName: "start" */ '../../plugins/start'),
    booking: () => import(/* webpackChunkName: "booking" */ '../../plugins/booking'),
    enquiry: () => import(/* webpackChunkName: "enquiry" */ '../../plugins/enquiry'),
    'afternoon-tea': () => import(/* webpackChunkName: "afternoon-tea" */ './afternoon-tea'),
    'dietary-requirements': () =>
      import(/* webpackChunkName: "dietary-requirements" */ './dietary-requirements'),
  },
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ '../../themes/milano'),
  },
  fallback: 'milano',
})
