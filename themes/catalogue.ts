import type { Catalogue } from '../src/host/brand/catalogue'
import { languages, texts } from './languages'

/**
 * The contents of the script-tag build, all loaded lazily. One line adds or removes a plugin. A plugin with step 1, a
 * journey or an outcome is `first`: it is loaded with the widget's code, the others once a restaurant is chosen. Of those
 * an essential one says so here too: where its file does not come nothing is sent.
 */
export const catalogue: Catalogue = {
  // prettier-ignore
  plugins: {
    start: { first: true, load: () => import(/* webpackChunkName: "start" */ '../plugins/start') },
    booking: { first: true, load: () => import(/* webpackChunkName: "booking" */ '../plugins/booking') },
    'adults-party': { first: true, load: () => import(/* webpackChunkName: "adults-party" */ '../plugins/adults-party') },
    'kids-party': { first: true, load: () => import(/* webpackChunkName: "kids-party" */ '../plugins/kids-party') },
    enquiry: { first: true, load: () => import(/* webpackChunkName: "enquiry" */ '../plugins/enquiry') },
    'cross-sell': { load: () => import(/* webpackChunkName: "cross-sell" */ '../plugins/cross-sell') },
    menus: { load: () => import(/* webpackChunkName: "menus" */ '../plugins/menus') },
    'card-guarantee': { essential: 'booking', load: () => import(/* webpackChunkName: "card-guarantee" */ '../plugins/card-guarantee') },
    'human-verification': { essential: 'booking', load: () => import(/* webpackChunkName: "human-verification" */ '../plugins/human-verification') },
    terms: { load: () => import(/* webpackChunkName: "terms" */ '../plugins/terms') },
    // `first`, as it needs the first events too. The chunk has another name, as ad blockers block "analytics" (complaint 10).
    analytics: { first: true, load: () => import(/* webpackChunkName: "telling" */ '../plugins/analytics') },
  },
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ './milano'),
    notte: () => import(/* webpackChunkName: "notte" */ './notte'),
    zaytuna: () => import(/* webpackChunkName: "zaytuna" */ './zaytuna'),
  },
  languages,
  texts,
  fallback: 'milano',
}
