import { fields as stepOne } from './companions/start'

/** The package's "tavola/catalogue", for a chain's own script-tag build (docs/plugins/own-build.md). */
export { defineCatalogue } from '../../src/host/brand/catalogue'
export type { Catalogue } from '../../src/host/brand/catalogue'
export { catalogue } from './catalogue'
export { languages, texts } from '../languages'

/** The fields of step 1, for a catalogue that lists its plugins. */
export const fields = { start: stepOne }
