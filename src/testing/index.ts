/**
 * The package's `tavola/testing`: the real widget in a test's document, with a clock and a back end that the test controls. It works
 * with any test runner. `renderWidget` is in themes/build/testing.ts, because it needs the default theme.
 */
export { cleanup } from './render-step'
export { tableJourney } from './table-journey'
export {
  createDiner,
  later,
  type AnyDiner,
  type Diner,
  type DinerOf,
  type TestApi,
  type TestEvent,
} from './diner'
export type { Driver, Name, Reply, State } from './driver'
export { anna, type Guest, type Habits, type Journey, type Party } from './journey'
export type { Device } from './clock'
export type { Beginning, RenderOptions } from './options'
