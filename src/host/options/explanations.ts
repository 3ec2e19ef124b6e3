/** All that `explain` fetches. */
export { logUnknownBrand } from './explain-brand'
export { logUnknownEvents } from './explain-events'
export { logMisspeltAttributes, logUnknownJourney, logUntakenGroup, logWrongOptions } from './explain-options'
