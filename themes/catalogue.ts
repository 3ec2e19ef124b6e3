import type { Catalogue } from '../src/host/brand/catalogue'
import { languages, texts } from './languages'

/** The script-tag build: the one place that puts the kernel, the plugins and the themes together, all of it lazily. */
export const catalogue: Catalogue = {
  plugins: {
    start: () => import(/* webpackChunkName: "start" */ '../plugins/start'),
    booking: () => import(/* webpackChunkName: "booking" */ '../plugins/booking'),
    'adults-party': () => import(/* webpackChunkName: "adults-party" */ '../plugins/adults-party'),
    'kids-party': () => import(/* webpackChunkName: "kids-party" */ '../plugins/kids-party'),
    enquiry: () => import(/* webpackChunkName: "enquiry" */ '../plugins/enquiry'),
    'cross-sell': () => import(/* webpackChunkName: "cross-sell" */ '../plugins/cross-sell'),
    menus: () => import(/* webpackChunkName: "menus" */ '../plugins/menus'),
    'card-guarantee': () => import(/* webpackChunkName: "card-guarantee" */ '../plugins/card-guarantee'),
    'human-verification': () =>
      import(/* webpackChunkName: "human-verification" */ '../plugins/human-verification'),
    terms: () => import(/* webpackChunkName: "terms" */ '../plugins/terms'),
    // Blockers know the plugin's own name, and would hold back the whole widget for it (complaint 10).
    analytics: () => import(/* webpackChunkName: "telling" */ '../plugins/analytics'),
  },
  features: ['cross-sell', 'menus', 'card-guarantee', 'human-verification', 'terms'],
  themes: {
    milano: () => import(/* webpackChunkName: "milano" */ './milano'),
    notte: () => import(/* webpackChunkName: "notte" */ './notte'),
    zaytuna: () => import(/* webpackChunkName: "zaytuna" */ './zaytuna'),
  },
  languages,
  texts,
  fallback: 'milano',
}
