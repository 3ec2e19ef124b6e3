import { install } from '../src/host/loader'

/** The script-tag build: the one place that puts the kernel, the plugins and the themes together, all of it lazily. */
install({
  core: () => import(/* webpackChunkName: "host" */ '../src/host/instance'),
  plugins: {
    start: () => import(/* webpackChunkName: "start" */ '../plugins/start'),
    booking: () => import(/* webpackChunkName: "booking" */ '../plugins/booking'),
  },
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ './milano'),
  },
  fallback: 'milano',
})
