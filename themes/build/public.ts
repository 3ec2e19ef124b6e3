/** The package's "tavola/catalogue", for a chain's own script-tag build (docs/plugins/own-build.md). */
export { defineCatalogue } from '../../src/host/brand/catalogue'
export type { Catalogue } from '../../src/host/brand/catalogue'
export { catalogue } from './catalogue'
export { fields } from './fields'
export { languages, texts } from '../languages'
