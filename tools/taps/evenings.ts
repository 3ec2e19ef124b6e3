import { journeys, plugins } from '../../examples/server/example-brand'
import { sessionsBody, slotBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import type { SceneName } from '../../src/scenes/scene'

export type BrandName = 'default' | 'glance'

/** The options of `Tavola.init` that the walks need. */
export interface PageOptions {
  readonly venueId?: string
  readonly journey?: string
  readonly brand?: object | undefined
}

/**
 * `default`: milano, with step 1 as specified. `glance`: the brand of the example pages, with all their plugins. Without a
 * site key there is no human verification.
 */
export const brands: Readonly<Record<BrandName, object | undefined>> = {
  default: undefined,
  glance: { plugins, journeys, options: { menus: { offer: true } } },
}

/** The back end of a walk. */
export interface Evening {
  readonly scene: SceneName
  /** Bodies that replace the scene's. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Whether the sandbox of the example pages verifies that the diner is human. */
  readonly isVerified?: boolean
}

export const free: Evening = { scene: 'a free evening' }

export const verified: Evening = { ...free, isVerified: true }

/** Full from 19:00 to 20:30. Other restaurants nearby have tables then. */
export const partlyFull: Evening = {
  scene: 'full with alternatives',
  answers: {
    [calls.sessions]: sessionsBody(
      [1800, 1830, 1900, 1930, 2000, 2030, 2100, 2130].map((time) =>
        slotBody(time, time < 1900 || time > 2030),
      ),
    ),
  },
}
