/** The package's `tavola/scenes`: a mock of the back end in the page, to try or test a widget without a server. */
export { scene, scenes, type Scene, type SceneName, type SceneOptions } from './scene'
export type { Words } from './definition'
export {
  after,
  hangs,
  html,
  lost,
  malformed,
  status,
  type Answer,
  type Answers,
  type SeenRequest,
} from './network'
export {
  availabilityBody,
  bookingBody,
  clientTokenBody,
  enquiryBody,
  menuBody,
  sessionsBody,
  slotBody,
  venueBody,
  type SlotBody,
  type VenueBody,
} from './bodies'
