/** All that `explain` fetches. */
export { logUnknownBrand } from './explain-brand'
export { logUnknownEvents } from './explain-events'
export {
  logJourneyNotOffered,
  logMisspeltAttributes,
  logRefusedGuests,
  logUnknownJourney,
  logWrongOptions,
} from './explain-options'
