import type { Catalogue } from '../src/host/brand/catalogue'

/** The plugins of the script-tag build that the default brand does not list. As in catalogue.ts, one line for each. */
// oxfmt-ignore
export const furtherPlugins: Catalogue['plugins'] = {
  // `first`, as it stands in step 1 from the first frame on.
  'day-at-a-glance': { first: true, load: () => import(/* webpackChunkName: "day-at-a-glance" */ '../plugins/day-at-a-glance') },
  // So does the room that it keeps.
  'first-free': { first: true, load: () => import(/* webpackChunkName: "first-free" */ '../plugins/first-free') },
  // `first`, so that its height is kept from the first paint on; fetched with what reads the brands that list it.
  'know-before': { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/know-before') },
  'send-at-once': { load: () => import(/* webpackChunkName: "send-at-once" */ '../plugins/send-at-once') },
  requests: { load: () => import(/* webpackChunkName: "requests" */ '../plugins/requests') },
  motion: { load: () => import(/* webpackChunkName: "motion" */ '../plugins/motion') },
  ticket: { load: () => import(/* webpackChunkName: "ticket" */ '../plugins/ticket') },
  // `first`, as it needs the first events too, but only of brands that list it: it comes with what reads these. Ad blockers
  // block files named "analytics".
  analytics: { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/analytics') },
  // Its tools are a file of their own, which only browsers with WebMCP fetch.
  'agent-tools': { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/agent-tools') },
  // `first`, as they are in the first frame.
  faces: { first: true, load: () => import(/* webpackChunkName: "own-brand" */ '../plugins/faces') },
  'journey-tiles': { first: true, load: () => import(/* webpackChunkName: "journey-tiles" */ '../plugins/journey-tiles') },
  photograph: { first: true, load: () => import(/* webpackChunkName: "photograph" */ '../plugins/photograph') },
  // `first`: what was kept is there in the first frame. Of brands that list it, too.
  keep: { first: true, load: () => import(/* webpackChunkName: "keep" */ '../plugins/keep') },
}

export default furtherPlugins
