/**
 * The package's `tavola/testing`: the real widget in a test's document, on a scene, with the clock and the network in hand. It knows
 * no test runner: it runs under Mocha, Vitest, Jest and node:test. `sitDown` is beside the default theme, in themes/testing.ts.
 */
export { leaveAll } from './leave-all'
export { later } from './later-answer'
export { tableJourney } from './table-journey'
export { anna, type Guest } from './ways'
export type { Diner, TestApi, TestEvent } from './diner'
export type { Hands } from './hands'
export type { Name } from './find'
export type { Beginning, SitDownOptions } from './options'
