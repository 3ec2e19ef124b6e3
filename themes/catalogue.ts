import type { Catalogue } from '../src/host/brand/catalogue'
import { languages, texts } from './languages'

/**
 * The contents of the script-tag build. One line adds or removes a plugin. A plugin with step 1, a journey or an outcome is
 * `first`, and in the file of the widget's code ("eager"), as so small files compress badly and each is a request; the
 * others are fetched once a restaurant is chosen. Of those an essential one says so here too: where its file does not come
 * nothing is sent.
 */
export const catalogue: Catalogue = {
  // prettier-ignore
  plugins: {
    start: { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/start') },
    // `first`, as it stands in step 1 from the first frame on.
    'day-at-a-glance': { first: true, load: () => import(/* webpackChunkName: "day-at-a-glance" */ '../plugins/day-at-a-glance') },
    // So does the room that it keeps.
    'first-free': { first: true, load: () => import(/* webpackChunkName: "first-free" */ '../plugins/first-free') },
    booking: { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/booking') },
    'adults-party': { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/adults-party') },
    'kids-party': { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/kids-party') },
    enquiry: { first: true, load: () => import(/* webpackMode: "eager" */ '../plugins/enquiry') },
    'cross-sell': { load: () => import(/* webpackChunkName: "cross-sell" */ '../plugins/cross-sell') },
    menus: { load: () => import(/* webpackChunkName: "menus" */ '../plugins/menus') },
    'card-guarantee': { essential: 'booking', load: () => import(/* webpackChunkName: "card-guarantee" */ '../plugins/card-guarantee') },
    'human-verification': { essential: 'booking', load: () => import(/* webpackChunkName: "human-verification" */ '../plugins/human-verification') },
    // `first`, so that its height is kept from the first paint on; fetched with what reads the brands that list it.
    'know-before': { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/know-before') },
    terms: { load: () => import(/* webpackChunkName: "terms" */ '../plugins/terms') },
    'send-at-once': { load: () => import(/* webpackChunkName: "send-at-once" */ '../plugins/send-at-once') },
    motion: { load: () => import(/* webpackChunkName: "motion" */ '../plugins/motion') },
    ticket: { load: () => import(/* webpackChunkName: "ticket" */ '../plugins/ticket') },
    // `first`, as it needs the first events too, but only of brands that list it: it comes with what reads these. Ad blockers
    // block files named "analytics" (complaint 10).
    analytics: { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/analytics') },
    // `first`, as they are in the first frame.
    faces: { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/faces') },
    'journey-tiles': { first: true, load: () => import(/* webpackChunkName: "journey-tiles" */ '../plugins/journey-tiles') },
    photograph: { first: true, load: () => import(/* webpackChunkName: "photograph" */ '../plugins/photograph') },
    // `first`: what was kept is there in the first frame. Of brands that list it, too.
    keep: { first: true, load: () => import(/* webpackChunkName: "keep" */ '../plugins/keep') },
  },
  themes: {
    milano: () => import(/* webpackMode: "eager" */ './milano'),
    notte: () => import(/* webpackChunkName: "notte" */ './notte'),
    zaytuna: () => import(/* webpackChunkName: "zaytuna" */ './zaytuna'),
  },
  languages,
  texts,
  fallback: 'milano',
}
