import { journeys, plugins } from '../../examples/server/example-brand'

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
