import type { Catalogue } from '../../src/host/brand/catalogue'
import { languages } from '../../themes/languages'

/** The plugins for the chain's brands: Tavola's and its own. */
export const catalogue: Catalogue = {
  // prettier-ignore
  plugins: {
    start: { first: true, load: () => import(/* webpackMode: "eager" */ '../../plugins/start') },
    booking: { first: true, load: () => import(/* webpackMode: "eager" */ '../../plugins/booking') },
    enquiry: { first: true, load: () => import(/* webpackMode: "eager" */ '../../plugins/enquiry') },
    'afternoon-tea': { first: true, load: () => import(/* webpackMode: "eager" */ './afternoon-tea') },
    'dietary-requirements': { first: true, load: () => import(/* webpackMode: "eager" */ './dietary-requirements') },
  },
  themes: {
    milano: () => import(/* webpackMode: "eager" */ '../../themes/milano'),
  },
  languages,
  fallback: 'milano',
}
