import type { Catalogue } from '../src/host/brand/catalogue'
import { languages, texts } from './languages'

/**
 * What the script-tag build has, all of it fetched lazily. One line adds or removes a plugin. `first`: it brings step 1,
 * a journey or an outcome, so it is fetched with the widget's code; the others once there is a restaurant.
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
    'card-guarantee': { load: () => import(/* webpackChunkName: "card-guarantee" */ '../plugins/card-guarantee') },
    'human-verification': { load: () => import(/* webpackChunkName: "human-verification" */ '../plugins/human-verification') },
    terms: { load: () => import(/* webpackChunkName: "terms" */ '../plugins/terms') },
    // `first`, as its events begin with the widget. Not named after the plugin: blockers know that name (complaint 10).
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
