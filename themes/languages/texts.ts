import type { Catalogue } from '../../src/host/brand/catalogue'

/** All English texts, also of lazily loaded parts. Loaded only to report a text key that does not exist. */
export const texts: NonNullable<Catalogue['texts']> = () =>
  import(/* webpackChunkName: "all-texts" */ './english')
