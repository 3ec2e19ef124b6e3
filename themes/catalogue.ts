import type { Catalogue } from '../src/host/brand/catalogue'
import { languages, texts } from './languages'

/**
 * The contents of the script-tag build. One line adds or removes a plugin: here where the default brand lists it, else in
 * further-plugins.ts, which that brand's pages do not fetch. A plugin with step 1, a journey or an outcome is `first`, and
 * in the file of the widget's code ("eager"), as so small files compress badly and each is a request. The others are
 * fetched once a restaurant is chosen, in one file. Of those an essential one says so here too: where the file does not come
 * nothing is sent.
 */
export const catalogue: Catalogue = {
  // oxfmt-ignore
  plugins: {
    start: { first: true, brings: ['location', 'date', 'guests', 'time'], load: () => import(/* webpackMode: "eager" */ '../plugins/start') },
    booking: { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/booking') },
    'adults-party': { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/adults-party') },
    'kids-party': { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/kids-party') },
    enquiry: { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/enquiry') },
    'cross-sell': { load: () => import(/* webpackChunkName: "features" */ '../plugins/cross-sell') },
    menus: { load: () => import(/* webpackChunkName: "features" */ '../plugins/menus') },
    'card-guarantee': { essential: 'booking', load: () => import(/* webpackChunkName: "features" */ '../plugins/card-guarantee') },
    'human-verification': { essential: 'booking', load: () => import(/* webpackChunkName: "features" */ '../plugins/human-verification') },
    terms: { load: () => import(/* webpackChunkName: "features" */ '../plugins/terms') },
  },
  further: () => import(/* webpackChunkName: "own-brand" */ './further-plugins'),
  themes: {
    milano: () => import(/* webpackMode: "eager" */ './milano'),
    notte: () => import(/* webpackChunkName: "notte" */ './notte'),
    zaytuna: () => import(/* webpackChunkName: "zaytuna" */ './zaytuna'),
  },
  languages,
  texts,
  fallback: 'milano',
}

export default catalogue
