import type { Catalogue } from '../../src/host/brand/catalogue'

/** The languages by name. Only pages with their own brand fetch them. */
export const languages: NonNullable<Catalogue['languages']> = () => import('./packs')

export const texts: NonNullable<Catalogue['texts']> = () => import('./english')
