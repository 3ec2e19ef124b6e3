import type { Catalogue } from '../../src/host/brand/catalogue'

/** The languages by name, in the file for pages with their own brand. */
export const languages: NonNullable<Catalogue['languages']> = () => import('./packs')

export const texts: NonNullable<Catalogue['texts']> = () => import('./english')
