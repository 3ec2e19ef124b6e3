import type { Catalogue } from '../../src/host/brand/catalogue'

/** The language packs by name, in the chunk for pages with their own brand. */
export const languages: NonNullable<Catalogue['languages']> = () =>
  import(/* webpackChunkName: "own-brand" */ './packs')

/** All English texts, also of lazily loaded parts. Loaded only to report a text key that does not exist. */
export const texts: NonNullable<Catalogue['texts']> = () =>
  import(/* webpackChunkName: "all-texts" */ './english')
