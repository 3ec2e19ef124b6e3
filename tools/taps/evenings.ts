import { journeys, plugins } from '../../examples/server/example-brand'
import { sessionsBody, slotBody } from '../../src/scenes/bodies'
import { calls } from '../../src/scenes/definition'
import type { SceneName } from '../../src/scenes/scene'

export type BrandName = 'default' | 'glance'

/** Of what a page says to `Tavola.init`, what the walks need. */
export interface PageOptions {
  readonly venueId?: string
  readonly journey?: string
  readonly brand?: object | undefined
}

/**
 * `default`: milano as it stands, with step 1 as specified. `glance`: the brand of the example pages, whose plugins these
 * are. Without a site key nobody is asked to prove that they are human.
 */
export const brands: Readonly<Record<BrandName, object | undefined>> = {
  default: undefined,
  glance: { plugins, journeys, options: { menus: { offer: true } } },
}

/** The back end that a walk meets. */
export interface Evening {
  readonly scene: SceneName
  /** Bodies over the scene's. */
  readonly answers?: Readonly<Record<string, unknown>>
  /** Diners prove that they are human, to the sandbox of the example pages. */
  readonly isVerified?: boolean
}

export const free: Evening = { scene: 'a free evening' }

export const verified: Evening = { ...free, isVerified: true }

/** From seven to half past eight all is full; other restaurants near by have tables then. */
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
