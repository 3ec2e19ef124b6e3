import type { Catalogue } from '../../src/host/brand/catalogue'

/** The language packs by name, in the chunk for pages with their own brand. */
export const languages: NonNullable<Catalogue['languages']> = () =>
  import(/* webpackChunkName: "own-brand" */ './packs')

export { texts } from './texts'
