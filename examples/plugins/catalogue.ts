import type { Catalogue } from '../../src/host/brand/catalogue'
import { languages } from '../../themes/languages'

/** The plugins for the chain's brands: Tavola's and its own. */
export const catalogue: Catalogue = {
  // prettier-ignore
  plugins: {
    start: { first: true, load: () => import(/* webpackChunkName: "start" */ '../../plugins/start') },
    booking: { first: true, load: () => import(/* webpackChunkName: "booking" */ '../../plugins/booking') },
    enquiry: { first: true, load: () => import(/* webpackChunkName: "enquiry" */ '../../plugins/enquiry') },
    'afternoon-tea': { first: true, load: () => import(/* webpackChunkName: "afternoon-tea" */ './afternoon-tea') },
    'dietary-requirements': { first: true, load: () => import(/* webpackChunkName: "dietary-requirements" */ './dietary-requirements') },
  },
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ '../../themes/milano'),
  },
  languages,
  fallback: 'milano',
}
