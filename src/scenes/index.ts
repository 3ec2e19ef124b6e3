/** The package's `tavola/scenes`: a back end in the page, to try and to test a widget without any server. */
export { scene, scenes, type Scene, type SceneName, type SceneOptions } from './scene'
export type { Words } from './words'
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
} from './answers'
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
