import type { Catalogue } from '../../src/host/brand/catalogue'
import { languages } from '../../themes/languages'

/** The plugins that the chain's brands use: ours and its own. */
export const catalogue: Catalogue = {
  plugins: {
    start: () => import(/* webpackChunkName: "start" */ '../../plugins/start'),
    booking: () => import(/* webpackChunkName: "booking" */ '../../plugins/booking'),
    enquiry: () => import(/* webpackChunkName: "enquiry" */ '../../plugins/enquiry'),
    'afternoon-tea': () => import(/* webpackChunkName: "afternoon-tea" */ './afternoon-tea'),
    'dietary-requirements': () =>
      import(/* webpackChunkName: "dietary-requirements" */ './dietary-requirements'),
  },
  features: [],
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ '../../themes/milano'),
  },
  languages,
  fallback: 'milano',
}
