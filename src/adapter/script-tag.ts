import { addToTavola } from '../host/command-queue'
import { createAdapter, notFound, outcomeUnknown, refused, unavailable } from './index'

/** `tavola-adapter.js` adds `Tavola.adapter` to the page, before or after `tavola.js`. */
addToTavola({ adapter: { createAdapter, refused, notFound, unavailable, outcomeUnknown } })
