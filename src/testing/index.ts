/**
 * The package's `tavola/testing`: the real widget in a test's document, on a scene, with a clock and a network that the test controls. It knows
 * no test runner: it runs under Mocha, Vitest, Jest and node:test. `renderWidget` is beside the default theme, in themes/build/testing.ts.
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
export type { Driver, Name, Seen, State } from './driver'
export { anna, type Guest, type Habits, type Journey, type Party } from './journey'
export type { Device } from './clock'
export type { Beginning, RenderOptions } from './options'
